import type { Lexicon } from './lexicon.ts'

/** Pictures are words of every language. */
export const emoji: Lexicon = {
  language: 'emoji',
  scene: {
    alpine: '🏔, ⛰, 🗻, 🏞', seascape: '🌊, 🏖, 🏝', desert: '🏜', inkwash: '🎋, 🎍', city: '🌃, 🏙, 🌆, 🌇, 🌉, 🗼, 🗽', galaxy: '🌌, 🪐',
    blossom: '🌸', meadow: '🌾, 🌻, 🏡', forest: '🌲, 🏕', abstract: '🌀, 🎨',
    underwater: '🪸, 🤿',
    pond: '🪷',
  },
  place: {
    temple: '🛕, 🏯',
    shrine: '⛩',
  },
  hint: {
    alpine: '❄, 🏂, ⛷, 🎿, 🧗', seascape: '🐚, 🏄, 🌴, 🐬, ☀, 🌅', desert: '🐪, 🐫, 🌵', inkwash: '🐉, 🐲, 🍵', city: '🚗, 🚕, ☔, ☂, 🚇', galaxy: '⭐, 🌟, ✨, 🚀, 👽, 🛸, ☄, 🌠',
    meadow: '🌷, 🌹, 🌼, 🌺, 💐, 🐝, 🌈, 🐄, 🐑, 🌱, 🌿, 🍀', forest: '🌳, 🍄, 🍁, 🍂, 🦉, 🐿', blossom: '👘', portrait: '', abstract: '🎵, 🎶, 💭, ❤, 💖',
  },
  subject: {
    cat: '🐱, 🐈, 😺, 😸, 😻', dog: '🐶, 🐕, 🐩, 🦮', rabbit: '🐰, 🐇', fox: '🦊', bird: '🐦, 🕊, 🦅, 🦢, 🦆, 🐤, 🦉, 🦜', butterfly: '🦋', deer: '🦌', whale: '🐳, 🐋', boat: '⛵, 🚤, 🛶, 🚢, ⛴, 🛥', balloon: '🎈', lantern: '🏮',
    house: '🏠, 🏡, 🛖, 🏘', tree: '🌳, 🌴, 🎄', flower: '🌹, 🌷, 🌻, 🌼, 🌺, 💐, 🪷', moon: '🌕, 🌙, 🌝, 🌛, 🌜, 🌓, 🌗, 🌒, 🌔', person: '👤, 🧑, 👧, 👦, 👩, 👨, 👫, 🚶, 👸, 🤴, 🧒, 👶',
    fish: '🐟, 🐠, 🐡',
    koi: '🎏',
    jellyfish: '🪼',
  },
  likeSubject: { cat: '🐯, 🐅, 🦁, 🐆', dog: '🐺, 🐻, 🐼, 🐨, 🐷', rabbit: '🐭, 🐹, 🦔, 🐿', fox: '🦝', bird: '🐧, 🐔, ✈, 🦚', butterfly: '🐝, 🧚, 🐞', deer: '🐴, 🐎, 🦄, 🐄, 🐑, 🦒, 🐘, 🦓', whale: '🐬, 🦈', lantern: '🕯, 🎆, 🎇, 🔥', house: '🏰, ⛪, 🕌, ⛺', tree: '🌵', flower: '🍎, 🍓, 🍒', moon: '🌍, 🌎, 🌏', person: '🤖, 👻, 👼, 🧙, 🧝, 🧛, 🎅, ⛄, 👽', fish: '🐢, 🐙, 🦀, 🦑' },
  likeScene: { alpine: '🌋', city: '🚗, 🏎, 🚂, 🚌, 🏍, 💻, 📱, 🎡', galaxy: '🚀, 🛸', inkwash: '🐉, 🐲', forest: '🦖, 🦕, 🐍, 🐸, 🎃', meadow: '⚽', abstract: '🍰, 🍕, ☕, 🎸, 🎹, 📚, 💎, 🍔, 🍣' },
  colour: {},
  time: { dawn: '🌄', day: '☀, 🌞', sunset: '🌅, 🌇, 🌆', night: '🌃, 🌉, 🌌, 🌙, 🌕, ⭐, 🌟, 🌠, 🎆, 🎇' },
  weather: { clear: '☀, 🌞', cloudy: '☁, ⛅, 🌥', mist: '🌫', rain: '🌧, ☔, ⛈, 💧, 🌦, 🌂, ⚡', snow: '❄, 🌨, ☃, ⛄' },
  season: { spring: '🌸, 🌷, 🌱', summer: '🏖, 🌞', autumn: '🍁, 🍂, 🎃', winter: '❄, ⛄, ☃, 🎄, 🎅' },
  palette: { vivid: '🌈', gold: '✨' },
  mood: { calm: '🧘, 😌', dramatic: '⚡, 🌋', dreamy: '✨, 💫, 🦄, 🧚', joyful: '😀, 😊, 🎉, 😄, 🥳, 😍', mysterious: '👻, 🔮, 🌫' },
  style: { photo: '📷, 📸', pencil: '✏', oil: '🖼', pixel: '👾' },
  framing: {},
  gender: { female: '👧, 👩, 👸', male: '👦, 👨, 🤴', mixed: '👫' },
  age: { child: '👧, 👦, 🧒' },
  outfit: { dress: '👗', suit: '🤵', coat: '🧥', kimono: '👘' },
  wears: { hat: '👒, 🎩', scarf: '🧣', glasses: '👓' },
  thing: { apple: '🍎, 🍏', orange: '🍊', lemon: '🍋', grape: '🍇', tea: '🫖, 🍵', coffee: '☕', bread: '🍞, 🥖', cake: '🍰, 🎂', wine: '🍷', candle: '🕯', book: '📚, 📖', noodles: '🍜' },
  variety: {
    owl: '🦉',
    parrot: '🦜',
  },
  feature: {},
  number: {},
  negation: '🚫',
  stop: '🖌, 👍, 🙏, 💯, 👀, 🤩, 💕, 🥰, 🔥, 🌟',
}
