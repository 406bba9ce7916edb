import type { CourseWords } from '../lessons.ts'

export const words: CourseWords = {
  'first-picture': {
    title: 'Una frase, tu primera imagen',
    summary: 'Del estudio a la imagen guardada en medio minuto',
    prompt: 'Un lago de montaña nevado al amanecer, niebla',
    chapters: [
      { title: 'Abre Texto a imagen', lines: ['Todas las herramientas están en el estudio: échales un vistazo.', 'Abre «Texto a imagen», la más fácil para empezar.'] },
      { title: 'Escribe una frase', lines: ['Toca el campo y di qué quieres ver.', 'Qué, dónde y con qué luz: basta una frase.'] },
      { title: 'Elige el formato', lines: ['Vertical para el móvil, horizontal para un paisaje, cuadrado para un avatar.', 'Sobre el botón verás cuánto cuesta y cuánto te queda.'] },
      { title: 'Mírala crecer', lines: ['Toca «Crear» y la imagen irá tomando forma. Puedes salir: sigue sola.', 'Si te gusta, guárdala; si no, dilo de otra manera y repite.'] },
    ],
  },
  'good-prompt': {
    title: 'Escribe un buen prompt',
    summary: 'Sujeto, lugar y luz: tres pasos para aclarar una idea',
    prompt: 'Un faro sobre los acantilados, al atardecer, luz dorada',
    chapters: [
      { title: 'Empieza por un ejemplo', lines: ['En la biblioteca, cada frase aparece con la imagen que dio.', '¿Te gusta una? «Usar» la lleva al campo.'] },
      { title: 'Tres cosas', lines: ['Ahora ponlo con tus palabras.', 'Primero el sujeto, después el lugar.', 'Al final, la hora y la luz: dan el ambiente.'] },
      { title: 'Cambia una sola cosa', lines: ['Toca «Crear» y mira la primera versión.', 'Para otro ambiente, cambia solo la hora y la luz.'] },
      { title: 'Compara', lines: ['Crea otra vez: el mismo faro, en una noche muy distinta.'] },
    ],
  },
  'new-background': {
    title: 'Lleva tu foto a otro lugar',
    summary: 'Recorta a la persona, pinta un fondo nuevo y ajusta la luz',
    chapters: [
      { title: 'Elige una foto', lines: ['Usa una foto tuya o una de las de ejemplo.', 'Funciona mejor con un sujeto nítido y de contorno completo.'] },
      { title: 'Describe el fondo', lines: ['¿Adónde vamos? Basta una frase.', 'O toca uno ya hecho, como una playa al atardecer.'] },
      { title: 'Crea', lines: ['La persona se recorta, el fondo se pinta y la luz se ajusta sin que hagas nada.'] },
      { title: 'Compara y guarda', lines: ['Toca «Comparar» y arrastra la línea para ver el antes y el después.', 'Guárdala cuando te guste. ¿Pelo suelto? Usa «Retocar con pincel».'] },
    ],
  },
  'old-photo': {
    title: 'Repara una foto antigua',
    summary: 'Sin arañazos ni colores apagados, y las personas siguen siendo ellas',
    chapters: [
      { title: 'Trae la foto', lines: ['Sirve una foto hecha con el móvil: bien plana y sin reflejos.', 'Aquí usamos una de ejemplo.'] },
      { title: 'Qué reparar', lines: ['Arañazos, desvanecido y ruido se calculan solos; también puedes ajustarlos.', 'Para imprimir, amplíala dos o cuatro veces.'] },
      { title: 'Repárala', lines: ['Toca «Crear». Tarda un momento; puedes hacer otra cosa.'] },
      { title: 'Mira la diferencia', lines: ['Toca «Comparar» y arrastra la línea del centro.', 'El original no cambia nunca. Guarda la nueva.'] },
    ],
  },
  erase: {
    title: 'Borra lo que molesta',
    summary: 'Pinta sobre transeúntes, trastos o cables y desaparecen',
    chapters: [
      { title: 'Elige una foto', lines: ['Usa una foto en la que algo sobra.'] },
      { title: 'Píntalo', lines: ['La foto se convierte en un lienzo.', 'Cubre con el dedo lo que deba irse, un poco más allá del borde.', '¿Demasiado? Deshazlo; con «Lazo» y «Toque» se elige de otra manera.'] },
      { title: 'Crea', lines: ['Toca «Crear»: el hueco se rellena con lo que hay alrededor.'] },
      { title: 'Revisa', lines: ['Toca «Comparar» y mira si queda natural.', 'Si queda algún rastro, pinta otra vez solo esa parte.'] },
    ],
  },
  portrait: {
    title: 'Una foto a línea y color',
    summary: 'Convierte una foto en líneas y colores planos y trata bien las caras de los demás',
    chapters: [
      { title: 'Pregunta antes', lines: ['Usa una foto tuya o de alguien que esté de acuerdo.', 'Mejor de frente, con luz uniforme y la cara despejada.'] },
      { title: 'A tu gusto', lines: ['Deja el fondo temático, simplifícalo o quítalo.', 'Las líneas marcadas parecen manga; las ligeras, más suaves.'] },
      { title: 'Crea', lines: ['Toca «Crear»: primero las líneas, después los colores planos.'] },
      { title: 'Guarda o publica', lines: ['Compara: ¿sigue siendo la misma persona?', 'Antes de publicar la cara de alguien, pregúntale otra vez.'] },
    ],
  },
  'moving-photo': {
    title: 'Haz que una foto se mueva',
    summary: 'Un movimiento de cámara, algo vivo, y la foto se vuelve un vídeo corto',
    chapters: [
      { title: 'Elige una foto', lines: ['El agua, el cielo y la profundidad lucen más.', 'Aquí usamos un lago.'] },
      { title: 'Cámara y movimiento', lines: ['La cámara puede acercarse, alejarse, desplazarse o girar.', 'Después elige qué se mueve, por ejemplo el agua.'] },
      { title: 'Crea', lines: ['Un vídeo se pinta fotograma a fotograma y tarda más que una imagen. Puedes salir.'] },
      { title: 'Reproduce y guarda', lines: ['Dale a reproducir y mira cómo se mueve el agua.', 'Guardado es un archivo de vídeo que puedes enviar a cualquiera.'] },
    ],
  },
  publish: {
    title: 'Publica y gana puntos',
    summary: 'Lleva una imagen a la plaza, aprende de los demás y recoge tu premio',
    prompt: 'Un lago de montaña nevado al amanecer, niebla',
    chapters: [
      { title: 'Busca tu obra', lines: ['Todo lo que has hecho está en «Mis creaciones», solo para ti.', 'Abre una: «Publicar» está justo debajo.'] },
      { title: 'Publícala', lines: ['Toca «Publicar».', 'Ponle título y envíala. Puedes retirarla cuando quieras.'] },
      { title: 'Haz una parecida', lines: ['¿Te gusta algo de la plaza? Ábrelo.', '«Crear una así» parte de sus ajustes para hacer tu versión.'] },
      { title: 'Recoge tu premio', lines: ['Publicar, compartir y acabar lecciones da puntos en «Tareas».', 'Toca «Recoger» y los puntos son tuyos al momento.'] },
    ],
  },
}
