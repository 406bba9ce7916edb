import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'
import { SceneSpec } from './scene-spec.ts'
import { promptsByLanguage } from './fixtures/prompts.ts'

const read = (prompt: string, negative?: string) => parsePrompt(prompt, { seed: 1, ...(negative && { negative }) })
const subjectsOf = (prompt: string) => read(prompt).spec.subjects

describe.each(Object.entries(promptsByLanguage))('prompts in %s', (_, prompts) => {
  it.each(prompts)('%s', (prompt, expected) => {
    const { spec } = read(prompt)
    expect(spec).toMatchObject(expected)
    expect(parse(SceneSpec, spec)).toEqual(spec)
  })
})

describe('what was understood', () => {
  it.each([['一把吉他', 'guitar'], ['un diamant', 'diamond'], ['an apple and a cup of tea', 'apple']])('%s names the thing', (prompt, value) =>
    expect(read(prompt).understood).toContainEqual(expect.objectContaining({ slot: 'thing', value })))
})

describe('mist', () => {
  it.each([
    'A misty mountain lake at dawn with a red cabin and pine trees',
    'montañas brumosas al amanecer, un lago y una cabaña roja',
    'montagnes brumeuses à l’aube, un lac et une cabane rouge',
    '黎明，云雾缭绕的山间湖泊，红色小木屋',
    '黎明，雲霧繚繞的山間湖泊，紅色小木屋',
    '夜明けの霧の山の湖と赤い山小屋',
  ])('%s: over a lake with a red cabin, not in ink', (prompt) =>
    expect(read(prompt).spec).toMatchObject({
      scene: 'alpine',
      style: 'photo',
      weather: 'mist',
      time: 'dawn',
      subjects: expect.arrayContaining([expect.objectContaining({ kind: 'house', colour: '#d5302f' })]),
    }))

  it.each(['misty mountains, ink wash', '水墨，云雾缭绕的山', 'montañas brumosas, tinta china', '霧の山、水墨画'])('%s: in ink where ink is asked for', (prompt) =>
    expect(read(prompt).spec).toMatchObject({ scene: 'inkwash', weather: 'mist' }))
})

describe('counts', () => {
  it.each([
    ['three cats', 3], ['a cat', 1], ['3 cats', 3], ['a pair of cats', 2], ['两只猫', 2], ['三隻貓', 3], ['3只猫', 3], ['猫が二匹', 1], ['二匹の猫', 2],
    ['cinco gatos', 5], ['deux chats noirs', 2], ['cats', 3], ['100 cats', 3], ['12 cats', 9], ['2024 a cat', 1], ['a cat, 3', 1], ['羊群', 6], ['一群羊', 6], ['羊の群れ', 6],
  ])('%s: %i', (prompt, count) => expect(subjectsOf(prompt)[0]?.count).toBe(count))
})

describe('colours', () => {
  it.each([
    ['a white cat', '#f6f3ee'], ['白猫', '#f6f3ee'], ['黑色的狗', '#26252b'], ['gato blanco', '#f6f3ee'], ['gatas negras', '#26252b'],
    ['un chat noir', '#26252b'], ['白い犬', '#f6f3ee'], ['a small fluffy grey rabbit', '#8d9099'], ['橘猫', '#e8892b'],
  ])('%s is %s', (prompt, colour) => expect(subjectsOf(prompt)[0]?.colour).toBe(colour))

  it('goes to the noun it stands by', () => {
    expect(subjectsOf('a white cat and a black dog')).toMatchObject([{ kind: 'cat', colour: '#f6f3ee' }, { kind: 'dog', colour: '#26252b' }])
    expect(subjectsOf('un gato negro y un perro blanco')).toMatchObject([{ kind: 'cat', colour: '#26252b' }, { kind: 'dog', colour: '#f6f3ee' }])
    expect(subjectsOf('a cat under a red roof')[0]).not.toHaveProperty('colour')
  })

  it.each(['a girl with a red umbrella', '打着红伞的女孩', 'una chica con un paraguas rojo', 'une fille avec un parapluie rouge', '赤い傘を持った女の子'])('%s has a red umbrella and no red clothes', (prompt) => {
    const { subjects, person } = read(prompt).spec
    expect(person).toMatchObject({ wears: ['umbrella'], wearsColours: { umbrella: '#d5302f' } })
    expect(subjects[0]).not.toHaveProperty('colour')
  })

  it('of each thing is its own', () => {
    expect(read('a man in a blue suit with a black hat and a red scarf').spec).toMatchObject({ subjects: [{ colour: '#3a78c9' }], person: { wearsColours: { hat: '#26252b', scarf: '#d5302f' } } })
    expect(read('a yellow boat and a red lighthouse').spec.subjects).toMatchObject([{ kind: 'boat', colour: '#f2c230' }, { kind: 'lighthouse', colour: '#d5302f' }])
  })

  it('without a noun is the palette', () => expect(read('a forest in pink').spec.palette).toBe('rose'))
})

describe('people', () => {
  it.each(['an old fisherman', 'un viejo pescador', 'un pescador viejo', 'un vieux pêcheur', '年老的渔夫', '年老いた漁師'])('%s is an old man', (prompt) => {
    expect(read(prompt).spec.person).toMatchObject({ gender: 'male', age: 'old' })
    expect(read(prompt).unknown).toEqual([])
  })

  it('takes no years from an old thing', () => expect(read('a girl and an old castle').spec.person).not.toHaveProperty('age'))

  it.each(['an indian woman', 'mujer india', 'femme indienne', '印度女人', 'インド人女性'])('%s is a woman', (prompt) => {
    expect(read(prompt).spec.person).toMatchObject({ gender: 'female', skin: 'brown' })
  })

  it.each([['two friends on a beach', 2], ['三个朋友', 3], ['dos amigos en la playa', 2], ['deux amis sur la plage', 2], ['a couple by the lake', 2], ['湖边的情侣', 2]])('%s are %i', (prompt, count) => {
    expect(read(prompt).spec.subjects).toMatchObject([{ kind: 'person', count }])
    expect(read(prompt).unknown).toEqual([])
  })

  it.each(['a girl with silver hair', '银色头发的女孩', 'una chica de pelo plateado', 'une fille aux cheveux argentés', '銀髪の女の子'])('%s has silver hair and no silver clothes', (prompt) => {
    const { subjects, person } = read(prompt).spec
    expect(person).toMatchObject({ hairColour: '#cfcdcc' })
    expect(subjects[0]).not.toHaveProperty('colour')
  })

  it('wear dresses as women, unless they are said to be men', () => {
    expect(read('a dancer in a red dress').spec).toMatchObject({ subjects: [{ colour: '#d5302f' }], person: { gender: 'female', outfit: 'dress' } })
    expect(read('a man in a red dress').spec.person).toMatchObject({ gender: 'male' })
  })

  it.each(['a woman under plum blossoms', '梅花树下的女人', 'una mujer bajo flores de ciruelo', 'une femme sous les fleurs de prunier', '梅の花の下の女性'])('%s has the branch above her', (prompt) => {
    expect(read(prompt).spec).toMatchObject({ scene: 'figure', branch: 'plum' })
  })
})

describe('rooms', () => {
  it.each(['a cat on a sofa', '沙发上的猫', 'un gato en el sofá', 'un chat sur le canapé', 'ソファの上の猫'])('%s is in one', (prompt) => {
    expect(read(prompt)).toMatchObject({ spec: { scene: 'interior', manner: 'sofa', subjects: [{ kind: 'cat', count: 1 }] }, unknown: [] })
  })

  it.each([['a library', 'shelves'], ['卧室', 'bed'], ['un aula', 'desk'], ['カフェ', 'cafe']])('%s has its furniture', (prompt, manner) => expect(read(prompt).spec).toMatchObject({ scene: 'interior', manner }))

  it('keep what is worn in them', () => {
    expect(read('a woman in a red dress in a living room').spec).toMatchObject({ scene: 'interior', subjects: [{ kind: 'person', colour: '#d5302f' }], person: { outfit: 'dress' } })
  })
})

it.each(['a bouquet of pink peonies in a vase', '花瓶里的粉色牡丹', 'peonías rosas en un jarrón', 'des pivoines roses dans un vase', '花瓶のピンクの牡丹'])('%s: the vase holds those', (prompt) => {
  expect(read(prompt).spec).toMatchObject({ scene: 'still-life', things: ['vase'], subjects: [{ kind: 'flower', variety: 'peony', colour: '#f09cb5' }] })
})

describe('subjects in every language', () => {
  it.each([
    [{ kind: 'penguin', count: 1 }, ['a penguin', '一只企鹅', '一隻企鵝', 'un pingüino', 'un pingouin', 'ペンギン']],
    [{ kind: 'snowman', count: 1 }, ['a snowman', '一个雪人', 'un muñeco de nieve', 'un bonhomme de neige', '雪だるま']],
    [{ kind: 'elephant', count: 1 }, ['an elephant', '一头大象', '一頭大象', 'un elefante', 'un éléphant', 'ゾウ']],
    [{ kind: 'dinosaur', count: 1, variety: 'tyrannosaur' }, ['a t-rex', '霸王龙', '霸王龍', 'un tiranosaurio', 'un tyrannosaure', 'ティラノサウルス']],
    [{ kind: 'train', count: 1, variety: 'steam-train' }, ['a steam train', '蒸汽火车', '蒸汽火車', 'un tren de vapor', 'un train à vapeur', '蒸気機関車']],
    [{ kind: 'train', count: 1, variety: 'bullet-train' }, ['a bullet train', '高铁', '高鐵', 'un tren bala', 'un tgv', '新幹線']],
    [{ kind: 'bicycle', count: 1 }, ['a bicycle', '自行车', '自行車', 'una bicicleta', 'un vélo', '自転車']],
    [{ kind: 'windmill', count: 1 }, ['a windmill', '风车', '風車', 'un molino de viento', 'un moulin à vent', 'オランダの風車']],
    [{ kind: 'rocket', count: 1 }, ['a rocket', '一枚火箭', '火箭发射', 'un cohete', 'une fusée', 'ロケット']],
    [{ kind: 'ufo', count: 1 }, ['a ufo', '飞碟', '飛碟', 'un ovni', 'une soucoupe volante', '空飛ぶ円盤']],
    [{ kind: 'spaceship', count: 1 }, ['a spaceship', '宇宙飞船', '宇宙飛船', 'una nave espacial', 'un vaisseau spatial', '宇宙船']],
    [{ kind: 'motorcycle', count: 1 }, ['a motorcycle', '摩托车', '摩托車', 'una moto', 'une moto', 'バイク']],
    [{ kind: 'bus', count: 1, variety: 'double-decker' }, ['a double-decker bus', '双层巴士', '雙層巴士', 'un autobús de dos pisos', 'un bus à impériale', '二階建てバス']],
    [{ kind: 'helicopter', count: 1 }, ['a helicopter', '直升机', '直升機', 'un helicóptero', 'un hélicoptère', 'ヘリコプター']],
    [{ kind: 'ferris-wheel', count: 1 }, ['a ferris wheel', '摩天轮', '摩天輪', 'una noria', 'une grande roue', '観覧車']],
    [{ kind: 'church', count: 1 }, ['a church', '教堂', 'una iglesia', 'une église', '教会']],
    [{ kind: 'pumpkin', count: 1, variety: 'jack-o-lantern' }, ['a jack-o\'-lantern', '一个南瓜灯', 'una calabaza de Halloween', 'une citrouille d’Halloween', 'ジャックオーランタン']],
    [{ kind: 'kite', count: 1 }, ['a kite', '风筝', '風箏', 'un papalote', 'un cerf-volant', '凧揚げ']],
    [{ kind: 'tent', count: 1 }, ['a tent', '帐篷', '帳篷', 'una tienda de campaña', 'une tente', 'テント']],
    [{ kind: 'campfire', count: 1 }, ['a campfire', '篝火', '營火', 'una fogata', 'un feu de camp', '焚き火']],
    [{ kind: 'boat', count: 1, variety: 'tall-ship' }, ['a pirate ship', '海盗船', '海盜船', 'un barco pirata', 'un bateau pirate', '海賊船']],
    [{ kind: 'tree', count: 1, variety: 'palm' }, ['a palm tree', '椰子树', '椰子樹', 'una palmera', 'un palmier', 'ヤシの木']],
  ])('%o', (subject, prompts) => {
    for (const prompt of prompts) expect(read(prompt)).toMatchObject({ spec: { subjects: [subject] }, unknown: [] })
  })
})

describe('things that are seen by themselves, in every language', () => {
  it.each([
    ['guitar', ['a guitar', '一把吉他', 'una guitarra', 'une guitare', 'ギター']],
    ['violin', ['a violin', '一把小提琴', 'un violín', 'un violon', 'バイオリン']],
    ['gift', ['a gift box', '礼物盒', '禮物盒', 'una caja de regalo', 'une boîte cadeau', 'プレゼント']],
    ['diamond', ['a diamond', '一颗钻石', 'un diamante', 'un diamant', 'ダイヤモンド']],
    ['headphones', ['headphones', '耳机', 'unos auriculares', 'un casque audio', 'ヘッドホン']],
    ['phone', ['a smartphone', '手机', 'un smartphone', 'スマホ']],
    ['laptop', ['a laptop', '笔记本电脑', 'un portátil', 'un ordinateur portable', 'ノートパソコン']],
    ['watch', ['a watch', '手表', 'un reloj de pulsera', 'une montre', '腕時計']],
    ['football', ['a football', '足球', 'un balón de fútbol', 'un ballon de football', 'サッカーボール']],
    ['basketball', ['a basketball', '篮球', 'un ballon de basket', 'バスケットボール']],
    ['umbrella', ['a red umbrella', '一把雨伞', '一把雨傘', 'un paraguas', 'un parapluie', '赤い傘']],
    ['hat', ['a straw hat', '草帽', 'un sombrero', 'un chapeau', '帽子']],
    ['bubble-tea', ['bubble tea', '珍珠奶茶', 'té de burbujas', 'bubble tea', 'タピオカミルクティー']],
  ] as const)('%s', (thing, prompts) => {
    for (const prompt of prompts) expect(read(prompt)).toMatchObject({ spec: { scene: 'still-life', things: [thing] }, unknown: [] })
  })

  it('are of the colours that are named', () => expect(read('a blue gift box with a golden ribbon').spec.colours).toEqual(['#3a78c9', '#e0b04a']))
  it('are said not to be in a landscape', () => expect(read('雪山下的吉他').unknown).toEqual(['吉他']))
  it('are no verbs', () => expect(read('she watches the sunset by the sea').spec.scene).toBe('seascape'))
})

it.each(['a smiling girl in a flower field', '微笑的女孩在花海里', 'una niña sonriente en un campo de flores', 'une fille souriante dans un champ de fleurs', '花畑で笑顔の女の子'])('%s: the face is to be seen', (prompt) => {
  expect(read(prompt)).toMatchObject({ spec: { scene: 'meadow', person: { gender: 'female', facing: true } }, unknown: [] })
  expect(read('a girl in a flower field').spec.person).not.toHaveProperty('facing')
})

describe('roads', () => {
  it.each(['公路上的红色跑车', 'a red car on a road', 'un coche rojo en la carretera'])('%s has one', (prompt) => expect(read(prompt).unknown).toEqual([]))
  it('are said not to be in a picture that has none', () => expect(read('a road through a forest').unknown).toEqual(['road']))
})

describe('what is left out', () => {
  it.each([
    ['a lake without birds', ['birds']], ['a lake without birds or clouds at dawn', ['birds', 'clouds']], ['no people, a beach', ['people']],
    ['没有云的雪山', ['clouds']], ['海边，不要人', ['people']], ['無人的沙灘', ['people']], ['un lago sin gente', ['people']],
    ['une plage sans nuages ni oiseaux', ['birds']], ['鳥のいない海', ['birds']], ['雲のない空と山', ['clouds']], ['人なしの砂漠', ['people']],
  ])('%s', (prompt, without) => expect(read(prompt).spec.without).toEqual(expect.arrayContaining(without)))

  it('does not draw it', () => {
    expect(subjectsOf('a meadow without cats')).toEqual([])
    expect(read('a mountain lake without birds at dawn').spec.time).toBe('dawn')
  })

  it('takes the negative prompt in any language and drops the words of its trade', () => {
    expect(read('a beach with a dog', 'blurry, low quality, 人, dogs, nubes').spec).toMatchObject({ without: ['people', 'dogs', 'clouds'], subjects: [] })
  })
})

describe('what is not known', () => {
  it('is said', () => {
    expect(read('a quantum flux capacitor on a mountain lake').unknown).toEqual(['quantum', 'flux', 'capacitor'])
    expect(read('花生').unknown).toEqual(['花生'])
    expect(read('a bridge over the mountain lake').unknown).toEqual(['bridge'])
  })

  it.each([['一列蒸汽火车', 'train', 1], ['几辆火车', 'train', 3], ['3顶帐篷', 'tent', 3], ['两架飞机', 'airplane', 2], ['三台の自転車', 'bicycle', 3]])('is no counter: %s', (prompt, kind, count) => {
    expect(read(prompt)).toMatchObject({ spec: { subjects: [{ kind, count }] }, unknown: [] })
  })

  it('becomes an abstract painting in the colours and mood asked for', () => {
    expect(read('zyxomma, dreamy gold tones')).toMatchObject({ spec: { scene: 'abstract', palette: 'gold', mood: 'dreamy' }, fallback: 'abstract' })
  })

  it.each(['a truck', 'a donkey', 'a tractor', 'a drone', 'a kangaroo', 'a bridge', 'a piano', '卡车', '犀牛', '无人机', '袋鼠', '一座桥', 'un burro', 'un camion', 'ドローン'])('%s is said not to be in the picture', (prompt) => {
    expect(read(prompt).unknown).toHaveLength(1)
  })

  it('leaves who is in a place that is not known in the picture', () => {
    expect(read('three cats on a trampoline').spec).toMatchObject({ scene: 'portrait', subjects: [{ kind: 'cat', count: 3 }] })
    expect(read('a man with a trombone')).toMatchObject({ spec: { scene: 'figure' }, unknown: ['trombone'] })
  })

  it('takes the nearest when there is one', () => {
    expect(read('a leopard')).toMatchObject({ spec: { subjects: [{ kind: 'cat' }] }, fallback: 'nearest', understood: [{ slot: 'subject', value: 'cat', words: 'leopard', approximate: true }] })
    expect(read('a truck')).toMatchObject({ spec: { scene: 'city' }, fallback: 'nearest', unknown: ['truck'] })
    expect(read('a cat')).not.toHaveProperty('fallback')
  })

  it.each(['', '   ', '!!! ...', '\u200f', 'مرحبا بالعالم', 'שלום', '🤷', '((((', '0', 'привет мир', 'a'.repeat(5000), '猫'.repeat(5000), 'cat '.repeat(2000)])('survives %#', (prompt) => {
    const { spec } = read(prompt, prompt)
    expect(parse(SceneSpec, spec)).toEqual(spec)
  })
})

describe('the spec', () => {
  it('differs by prompt and by seed, and is the same for the same', () => {
    expect(read('a cat').spec.seed).not.toBe(read('the cat').spec.seed)
    expect(parsePrompt('a cat', { seed: 2 }).spec.seed).not.toBe(read('a cat').spec.seed)
    expect(read('a cat')).toEqual(read('a cat'))
  })

  it('takes the style chosen beside the prompt over the one in it', () => {
    expect(parsePrompt('a cat, oil painting', { seed: 1, style: 'pixel' }).spec.style).toBe('pixel')
    expect(parsePrompt('a cat, oil painting', { seed: 1, style: 'auto' }).spec.style).toBe('oil')
  })

  it('puts a lone animal into a portrait, but not many or far ones', () => {
    expect(read('a cat').spec.scene).toBe('portrait')
    expect(read('nine cats').spec.scene).not.toBe('portrait')
    expect(read('wide shot of a cat').spec.scene).not.toBe('portrait')
  })
})
