import type { WordList } from '../word-list.ts'

export const spanish: WordList = {
  refuse: {
    sexual: ['porno infantil', 'pornografia infantil', 'nina desnuda', 'nino desnudo', 'menor desnuda', 'chupame la polla', 'mamada porno'],
    violence: ['te voy a matar', 'voy a matarte'],
    hate: ['sudaca de mierda', 'negro de mierda', 'moro de mierda', 'maricon de mierda', 'puto negro', 'puto judio'],
    abuse: ['hijo de puta', 'hijos de puta', 'hija de puta', 'hijueputa', 'puta madre que te pario', 'vete a la mierda', 'chinga tu madre', 'tu puta madre', 'gilipollas', 'suicidate'],
  },
  hold: {
    sexual: ['pornografia', 'pornografico', 'pornografica', 'follando', 'orgasmo', 'orgasmos', 'masturbacion', 'masturbandose', 'pene', 'coito', 'violada', 'violador', 'tetas', 'desnudo integral', 'puta', 'putas'],
    violence: ['metodo de suicidio', 'como hacer una bomba', 'video de decapitacion'],
    hate: ['limpieza etnica', 'propaganda nazi', 'esvastica', 'maricon', 'maricones'],
    abuse: ['cabron', 'cabrones', 'pendejo', 'pendejos', 'zorra asquerosa', 'malparido', 'capullo de mierda'],
    contact: ['escribeme al whatsapp', 'comprar seguidores', 'casino online', 'servicio de escorts'],
  },
  harmless: [],
}
