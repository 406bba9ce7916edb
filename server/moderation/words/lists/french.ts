import type { WordList } from '../word-list.ts'

export const french: WordList = {
  refuse: {
    sexual: ['pedopornographie', 'pedopornographique', 'porno enfant', 'pornographie enfantine', 'enfant nu', 'fillette nue', 'suce ma bite', 'branlette espagnole'],
    violence: ['je vais te tuer', 'on va te tuer', 'vais te crever'],
    hate: ['sale negre', 'sale arabe', 'sale juif', 'sale pede', 'bougnoule', 'bougnoules', 'youpin', 'youpins', 'bamboula'],
    abuse: ['fils de pute', 'nique ta mere', 'nique ta race', 'va te faire foutre', 'va te faire enculer', 'enculer', 'encule', 'encules', 'ferme ta gueule', 'suicide toi'],
  },
  hold: {
    sexual: ['pornographie', 'pornographique', 'branlette', 'orgasme', 'orgasmes', 'masturbation', 'penis', 'vagin', 'sodomie', 'fellation', 'levrette', 'baise moi', 'violee', 'violeur', 'nichons', 'partouze'],
    violence: ['methode de suicide', 'fabriquer une bombe', 'video de decapitation'],
    hate: ['nettoyage ethnique', 'propagande nazie', 'croix gammee', 'tapette', 'tapettes'],
    abuse: ['connard', 'connards', 'connasse', 'salope', 'salopes', 'pute', 'putes', 'putain de merde', 'salaud', 'ta gueule', 'abruti'],
    contact: ['acheter des abonnes', 'contacte moi sur whatsapp', 'casino en ligne', 'service d escorte'],
  },
  harmless: [],
}
