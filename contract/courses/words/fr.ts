import type { CourseWords } from '../lessons.ts'

export const words: CourseWords = {
  'first-picture': {
    title: 'Une phrase, votre première image',
    summary: 'De l’atelier à l’image enregistrée en une demi-minute',
    prompt: 'Un lac de montagne enneigé à l’aube, brume',
    chapters: [
      { title: 'Ouvrir Texte en image', lines: ['Tous les outils sont dans l’atelier : parcourez-le.', 'Ouvrez « Texte en image », le plus simple pour commencer.'] },
      { title: 'Écrire une phrase', lines: ['Touchez le champ et dites ce que vous voulez voir.', 'Quoi, où, sous quelle lumière : une phrase suffit.'] },
      { title: 'Choisir le format', lines: ['Vertical pour un téléphone, large pour un paysage, carré pour un avatar.', 'Au-dessus du bouton : le prix, et ce qu’il vous restera.'] },
      { title: 'La voir grandir', lines: ['Touchez « Créer » : l’image prend forme. Vous pouvez partir, elle continue.', 'Elle vous plaît ? Enregistrez-la. Sinon, dites-le autrement.'] },
    ],
  },
  'good-prompt': {
    title: 'Écrire un bon prompt',
    summary: 'Sujet, lieu, lumière : trois étapes pour une idée claire',
    prompt: 'Un phare sur les falaises, au crépuscule, lumière dorée',
    chapters: [
      { title: 'Partir d’un exemple', lines: ['Dans la bibliothèque, chaque phrase est à côté de l’image qu’elle a donnée.', 'L’une vous plaît ? « Utiliser » l’amène dans le champ.'] },
      { title: 'Trois choses', lines: ['Dites-le maintenant avec vos mots.', 'D’abord le sujet, puis le lieu.', 'L’heure et la lumière viennent en dernier : elles font l’ambiance.'] },
      { title: 'Changer une seule chose', lines: ['Touchez « Créer » et regardez la première version.', 'Pour une autre ambiance, ne changez que l’heure et la lumière.'] },
      { title: 'Comparer', lines: ['Créez encore : le même phare, une tout autre nuit.'] },
    ],
  },
  'new-background': {
    title: 'Emmener une photo ailleurs',
    summary: 'Détourer une personne, peindre un nouveau fond, accorder la lumière',
    chapters: [
      { title: 'Choisir une photo', lines: ['Prenez une photo à vous, ou l’un des exemples.', 'Un sujet net aux contours entiers donne le meilleur résultat.'] },
      { title: 'Décrire le fond', lines: ['Où aller ? Une phrase suffit.', 'Ou touchez un fond tout prêt, comme une plage au coucher du soleil.'] },
      { title: 'Créer', lines: ['La personne est détourée, le fond peint et la lumière accordée, sans rien faire.'] },
      { title: 'Comparer, enregistrer', lines: ['Touchez « Comparer » et glissez la ligne pour voir avant et après.', 'Enregistrez-la. Des cheveux oubliés ? « Retoucher au pinceau ».'] },
    ],
  },
  'old-photo': {
    title: 'Réparer une vieille photo',
    summary: 'Rayures, couleurs passées, taille : réparée, et les visages restent eux-mêmes',
    chapters: [
      { title: 'Apporter la photo', lines: ['Une prise au téléphone convient : bien à plat, sans reflets.', 'Ici, nous prenons un exemple.'] },
      { title: 'Que réparer', lines: ['Rayures, couleurs et bruit sont évalués pour vous ; les réglages restent les vôtres.', 'Pour un tirage, agrandissez deux ou quatre fois.'] },
      { title: 'Réparer', lines: ['Touchez « Créer ». C’est l’affaire d’un moment ; faites autre chose.'] },
      { title: 'Voir la différence', lines: ['Touchez « Comparer » et glissez la ligne du milieu.', 'L’original ne change jamais. Enregistrez la nouvelle.'] },
    ],
  },
  erase: {
    title: 'Effacer ce qui gêne',
    summary: 'Passants, objets ou câbles : peignez dessus, ils disparaissent',
    chapters: [
      { title: 'Choisir une photo', lines: ['Prenez une photo que quelque chose gâche.'] },
      { title: 'Peindre dessus', lines: ['La photo devient une toile.', 'Couvrez du doigt ce qui doit partir, un peu au-delà du bord.', 'Trop ? Annulez ; « Entourer » et « Toucher » choisissent autrement.'] },
      { title: 'Créer', lines: ['Touchez « Créer » : le vide se remplit d’après ce qui l’entoure.'] },
      { title: 'Vérifier', lines: ['Touchez « Comparer » : est-ce naturel ?', 'S’il reste une trace, repeignez cette petite partie seulement.'] },
    ],
  },
  portrait: {
    title: 'Une photo en traits et aplats',
    summary: 'Une photo devient traits et aplats, et on respecte le visage des autres',
    chapters: [
      { title: 'Demander d’abord', lines: ['Prenez une photo de vous, ou de quelqu’un qui est d’accord.', 'De face, lumière égale, visage dégagé : c’est le mieux.'] },
      { title: 'À votre goût', lines: ['Gardez un fond à thème, simplifiez-le ou laissez-le uni.', 'Des traits forts font manga ; légers, ils adoucissent.'] },
      { title: 'Créer', lines: ['Touchez « Créer » : d’abord les traits, puis les aplats.'] },
      { title: 'Enregistrer ou publier', lines: ['Comparez : est-ce toujours la même personne ?', 'Avant de publier le visage de quelqu’un, redemandez-lui.'] },
    ],
  },
  'moving-photo': {
    title: 'Faire bouger une photo',
    summary: 'Un mouvement de caméra, un élément vivant, et la photo devient un petit film',
    chapters: [
      { title: 'Choisir une photo', lines: ['L’eau, le ciel et la profondeur s’animent le mieux.', 'Ici, nous prenons un lac.'] },
      { title: 'Caméra et animation', lines: ['La caméra peut avancer, reculer, glisser ou tourner.', 'Choisissez ensuite ce qui bouge, l’eau par exemple.'] },
      { title: 'Créer', lines: ['Un film se peint image par image : c’est plus long. Vous pouvez partir.'] },
      { title: 'Lire et enregistrer', lines: ['Lancez la lecture et regardez l’eau bouger.', 'Enregistré, c’est un fichier vidéo à envoyer à qui vous voulez.'] },
    ],
  },
  publish: {
    title: 'Publier et gagner des points',
    summary: 'Une image sur la place, l’exemple des autres, et votre récompense',
    prompt: 'Un lac de montagne enneigé à l’aube, brume',
    chapters: [
      { title: 'Trouver votre œuvre', lines: ['Tout ce que vous avez fait est dans « Mes créations », pour vous seul.', 'Ouvrez-en une : « Publier » est juste en dessous.'] },
      { title: 'La publier', lines: ['Touchez « Publier ».', 'Donnez-lui un titre et envoyez-la. Vous pourrez la retirer à tout moment.'] },
      { title: 'En faire une semblable', lines: ['Une image de la place vous plaît ? Ouvrez-la.', '« S’en inspirer » part de ses réglages pour votre version à vous.'] },
      { title: 'Prendre sa récompense', lines: ['Publier, partager, finir un cours : tout rapporte des points dans « Tâches ».', 'Touchez « Récupérer » : les points sont à vous aussitôt.'] },
    ],
  },
}
