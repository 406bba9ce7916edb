import * as v from 'valibot'

export const scenes = ['alpine', 'seascape', 'desert', 'inkwash', 'city', 'galaxy', 'blossom', 'meadow', 'forest', 'portrait', 'figure', 'still-life', 'pattern', 'abstract', 'winter', 'old-town', 'underwater', 'pond', 'cloud-sea', 'interior', 'waterfall'] as const
export const subjects = ['cat', 'dog', 'rabbit', 'fox', 'bird', 'butterfly', 'deer', 'whale', 'boat', 'balloon', 'lantern', 'house', 'tree', 'flower', 'moon', 'person', 'fish', 'koi', 'jellyfish', 'turtle', 'tiger', 'lion', 'panda', 'bear', 'car', 'robot', 'astronaut', 'horse', 'dragon', 'lighthouse', 'castle', 'airplane', 'train', 'bicycle', 'windmill', 'tent', 'campfire', 'snowman', 'elephant', 'dinosaur', 'penguin', 'sheep', 'rocket', 'ufo', 'spaceship', 'pumpkin', 'church', 'ferris-wheel', 'cow', 'squirrel', 'wolf', 'monkey', 'giraffe', 'zebra', 'pig', 'camel', 'motorcycle', 'bus', 'helicopter', 'dolphin', 'shark', 'octopus', 'chicken', 'chick', 'phoenix', 'kite'] as const

/** Scenes with no room for a road of their own. */
export const ROADLESS: readonly (typeof scenes)[number][] = ['galaxy', 'abstract', 'pattern', 'still-life', 'underwater', 'pond', 'blossom', 'inkwash']

/** Coats, plumages and kinds that a subject is known by; what is left out is settled by the seed. */
export const varieties = {
  cat: ['tabby', 'calico', 'siamese', 'tuxedo', 'ragdoll'],
  dog: ['golden', 'husky', 'dalmatian', 'black-and-tan', 'samoyed', 'shiba', 'collie', 'poodle'],
  bird: ['songbird', 'owl', 'parrot', 'crane', 'swan', 'peacock'],
  fish: ['clownfish', 'tang', 'yellow-tang', 'butterflyfish', 'angelfish', 'idol', 'parrotfish', 'anthias', 'chromis', 'damsel', 'silver'],
  flower: ['rose', 'sunflower', 'daisy', 'tulip', 'poppy', 'peony', 'lily', 'chrysanthemum', 'hydrangea', 'bouquet'],
  car: ['sports-car', 'classic-car'],
  cow: ['holstein'],
  chicken: ['hen', 'rooster'],
  horse: ['unicorn'],
  dragon: ['chinese-dragon', 'western-dragon'],
  pumpkin: ['jack-o-lantern'],
  bus: ['double-decker'],
  tree: ['christmas-tree', 'palm', 'cactus'],
  boat: ['tall-ship'],
  train: ['steam-train', 'bullet-train'],
  dinosaur: ['tyrannosaur', 'sauropod'],
  koi: ['kohaku', 'sanke', 'showa', 'tancho', 'ogon', 'orange', 'asagi', 'goldfish'],
} as const
export type Variety<Kind extends keyof typeof varieties = keyof typeof varieties> = (typeof varieties)[Kind][number]
export const poses = ['sitting', 'lying', 'sleeping', 'walking', 'standing', 'flying', 'riding', 'dancing', 'waving', 'grazing', 'howling'] as const
/** Ways that a scene's painter may take: manners of abstract painting, kinds of pattern, places to see a city from, what flowers on a branch, what a field bears. */
export const manners = {
  abstract: ['strokes', 'marbling', 'fluid', 'cutout', 'geometric', 'gradient', 'sweeps'],
  pattern: ['floral', 'sakura', 'leaves', 'fans', 'waves', 'stars', 'houndstooth', 'clouds', 'porcelain', 'terrazzo', 'folk', 'dots', 'stripes'],
  city: ['river', 'street', 'above'],
  blossom: ['cherry', 'peach', 'pear', 'plum', 'wisteria', 'ginkgo', 'maple'],
  galaxy: ['moonscape', 'planets', 'saturn', 'jupiter', 'earth', 'mars', 'black-hole'],
  interior: ['sofa', 'bed', 'desk', 'shelves', 'cafe'],
  desert: ['pyramids'],
  alpine: ['volcano', 'eruption', 'stream'],
  seascape: ['cliffs'],
  forest: ['stream', 'bridge'],
  meadow: ['wheat', 'rice', 'canola', 'lavender', 'sunflowers', 'tulips', 'poppies'],
} as const
export type Manner<Place extends keyof typeof manners = keyof typeof manners> = (typeof manners)[Place][number]
/** What a sky can show beside its weather. */
export const skies = ['rainbow', 'fireworks'] as const
export const times = ['dawn', 'day', 'sunset', 'night'] as const
export const weathers = ['clear', 'cloudy', 'mist', 'rain', 'snow', 'aurora'] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const palettes = ['natural', 'warm', 'cool', 'pastel', 'vivid', 'mono', 'neon', 'gold', 'rose', 'jade'] as const
export const moods = ['calm', 'dramatic', 'dreamy', 'joyful', 'mysterious'] as const
export const styles = ['photo', 'oil', 'watercolour', 'pencil', 'ink', 'cartoon', 'lowpoly', 'pixel'] as const
export const framings = ['close', 'medium', 'wide'] as const

export const personTraits = {
  gender: ['female', 'male'],
  age: ['child', 'adult', 'old'],
  skin: ['light', 'fair', 'medium', 'tan', 'brown', 'dark'],
  hair: ['long', 'bob', 'short', 'bun', 'curly'],
  outfit: ['dress', 'suit', 'shirt', 'sweater', 'qipao', 'hoodie', 'coat', 'sportswear', 'hanfu', 'kimono'],
  legs: ['jeans', 'trousers'],
  wears: ['hat', 'umbrella', 'scarf', 'glasses', 'beard'],
  /** What a person is by calling or in a tale; it dresses them. */
  role: ['doctor', 'nurse', 'chef', 'police', 'firefighter', 'teacher', 'student', 'worker', 'farmer', 'knight', 'king', 'queen', 'prince', 'princess', 'wizard', 'witch', 'angel', 'vampire', 'ninja', 'pirate', 'swordsman', 'santa', 'baby', 'bride', 'soldier', 'cowboy', 'scientist', 'pilot', 'artist', 'superhero'],
  holds: ['book', 'guitar', 'flowers', 'cup', 'balloon', 'cat', 'dog', 'rabbit', 'teddy', 'gift', 'fan', 'lantern', 'camera', 'flask', 'palette'],
  place: ['studio', 'warm', 'blue', 'city', 'garden', 'beach', 'snow', 'clinic', 'classroom', 'kitchen', 'hall', 'night', 'heaven', 'mesa'],
} as const

/** How a person is to look who is the picture's subject; what is left out is settled by the seed. */
export const Person = v.object({
  gender: v.optional(v.picklist(personTraits.gender)),
  /** A woman and a man, when there are two. */
  mixed: v.optional(v.boolean()),
  age: v.optional(v.picklist(personTraits.age)),
  /** Their child stands beside them. */
  child: v.optional(v.picklist([...personTraits.gender, 'any'])),
  skin: v.optional(v.picklist(personTraits.skin)),
  hair: v.optional(v.picklist(personTraits.hair)),
  hairColour: v.optional(v.pipe(v.string(), v.hexColor())),
  eyes: v.optional(v.pipe(v.string(), v.hexColor())),
  outfit: v.optional(v.picklist(personTraits.outfit)),
  /** Trousers rather than a skirt, and their colour. */
  legs: v.optional(v.picklist(personTraits.legs)),
  legsColour: v.optional(v.pipe(v.string(), v.hexColor())),
  wears: v.optional(v.array(v.picklist(personTraits.wears))),
  /** Colours of what is worn that have been named. */
  wearsColours: v.optional(v.record(v.picklist(personTraits.wears), v.pipe(v.string(), v.hexColor()))),
  role: v.optional(v.picklist(personTraits.role)),
  /** What is in their hands, and its colour. */
  holds: v.optional(v.picklist(personTraits.holds)),
  holdsColour: v.optional(v.pipe(v.string(), v.hexColor())),
  place: v.optional(v.picklist(personTraits.place)),
  /** In a landscape: stands near and looks at us. */
  facing: v.optional(v.literal(true)),
})
export type Person = v.InferOutput<typeof Person>

export const stillThings = ['apple', 'orange', 'lemon', 'grape', 'fruit', 'tea', 'coffee', 'bread', 'cake', 'birthday-cake', 'wine', 'vase', 'candle', 'book', 'noodles', 'dumplings', 'sushi', 'hotpot', 'pizza', 'burger', 'ice-cream', 'strawberry', 'watermelon', 'guitar', 'violin', 'gift', 'diamond', 'crystal', 'headphones', 'phone', 'laptop', 'watch', 'football', 'basketball', 'bubble-tea', 'umbrella', 'hat'] as const
export type StillThing = (typeof stillThings)[number]

/** Things that are seen by themselves, as a photographer shows them, in the colour that is named. */
export const soloThings = ['guitar', 'violin', 'gift', 'diamond', 'crystal', 'headphones', 'phone', 'laptop', 'watch', 'football', 'basketball', 'bubble-tea', 'umbrella', 'hat'] as const satisfies readonly StillThing[]
export type SoloThing = (typeof soloThings)[number]

/** What an old town can be. */
const townPlaces = ['water-town', 'old-street', 'temple', 'shrine', 'kyoto', 'venice', 'europe'] as const
export type TownPlace = (typeof townPlaces)[number]

/**
 * What a prompt was understood to ask for. Stored with the work, so that the same picture can be made
 * again and edited; every painter reads the same fields and ignores those it has no use for.
 */
export const SceneSpec = v.object({
  version: v.literal(1),
  scene: v.picklist(scenes),
  subjects: v.pipe(v.array(v.object({
    kind: v.picklist(subjects),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    /** A named colour of the subject's own ('white cat'), as #rrggbb. */
    colour: v.optional(v.pipe(v.string(), v.hexColor())),
    variety: v.optional(v.picklist([...varieties.cat, ...varieties.dog, ...varieties.bird, ...varieties.fish, ...varieties.flower, ...varieties.koi, ...varieties.car, ...varieties.horse, ...varieties.cow, ...varieties.chicken, ...varieties.dragon, ...varieties.tree, ...varieties.boat, ...varieties.train, ...varieties.dinosaur, ...varieties.pumpkin, ...varieties.bus])),
    pose: v.optional(v.picklist(poses)),
  })), v.maxLength(3)),
  /** The 'figure' scene reads all of it, a small figure in a landscape what can be seen of it; the colour of the clothes is the subject's own. */
  person: v.optional(Person),
  /** Only the 'still-life' scene reads it: what is on the table. */
  things: v.optional(v.pipe(v.array(v.picklist(stillThings)), v.maxLength(5))),
  /** How its scene is painted where there are several ways ('abstract', 'pattern', 'city', 'blossom', 'galaxy', 'meadow'). */
  manner: v.optional(v.picklist([...manners.abstract, ...manners.pattern, ...manners.city, ...manners.blossom, ...manners.galaxy, ...manners.meadow, ...manners.interior, ...manners.desert, ...manners.alpine, ...manners.seascape, ...manners.forest])),
  /** What flowers on a branch that reaches into a landscape from above. */
  branch: v.optional(v.picklist(manners.blossom)),
  /** What stands in the sky. */
  sky: v.optional(v.picklist(skies)),
  /** Colours named for the picture as a whole; 'abstract' and 'pattern' are made of them, and so are things that are seen by themselves. */
  colours: v.optional(v.pipe(v.array(v.pipe(v.string(), v.hexColor())), v.maxLength(4))),
  /** Only the 'old-town' scene reads it. */
  place: v.optional(v.picklist(townPlaces)),
  time: v.picklist(times),
  weather: v.picklist(weathers),
  season: v.picklist(seasons),
  palette: v.picklist(palettes),
  mood: v.picklist(moods),
  style: v.picklist(styles),
  framing: v.picklist(framings),
  /** Things asked to be left out: subject or feature words ('people', 'clouds', 'birds'). */
  without: v.array(v.string()),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
})
export type SceneSpec = v.InferOutput<typeof SceneSpec>
