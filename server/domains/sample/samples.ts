import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { HouseAccount } from './house-accounts.ts'

type Input = Partial<Omit<GeneratorInput<'text-to-image'>, 'prompt'>>

/** A picture of the home square: painted once by scripts/make-samples.ts, shipped in pictures/<slug>.webp. */
export interface PaintedSample {
  slug: string
  by: HouseAccount
  prompt: string
  input: Input
  /** zh-Hans, zh-Hant, en, es, fr, ja. */
  titles: readonly [string, string, string, string, string, string]
}

const sample = (slug: string, by: HouseAccount, prompt: string, input: Input, ...titles: PaintedSample['titles']): PaintedSample => ({
  slug,
  by,
  prompt,
  input,
  titles,
})

export const paintedSamples: readonly PaintedSample[] = [
  sample('aurora-peak', 'peak', '极光下的雪山，冬夜', { size: '16:9', seed: 12 }, '极光之夜', '極光之夜', 'Aurora night', 'Noche de auroras', "Nuit d'aurores", 'オーロラの夜'),
  sample('spring-ink', 'ink', '水墨山水，远山，薄雾，一叶小舟', { size: '3:4', seed: 21 }, '春山晓雾', '春山曉霧', 'Spring hills in mist', 'Colinas en la niebla', 'Collines dans la brume', '春山の霧'),
  sample('rain-street', 'neon', '雨夜的霓虹城市，街道倒影', { size: '9:16', seed: 31 }, '雨夜霓虹', '雨夜霓虹', 'Neon in the rain', 'Neón bajo la lluvia', 'Néons sous la pluie', '雨夜のネオン'),
  sample('orange-cat', 'paw', '一只橘猫的肖像，温暖的光', { size: '1:1', seed: 41 }, '小橘', '小橘', 'Marmalade', 'Mermelada', 'Marmelade', 'マーマレード'),
  sample('ringed-planet', 'star', '紫色星云与一颗带环的行星', { size: '16:9', seed: 51 }, '光环', '光環', 'Rings', 'Anillos', 'Anneaux', '環'),
  sample('cherry-lane', 'bloom', '春天盛开的樱花树，粉彩，花瓣飘落', { size: '3:4', seed: 61 }, '樱花落', '櫻花落', 'Falling petals', 'Lluvia de pétalos', 'Pluie de pétales', '花吹雪'),
  sample('first-light', 'peak', '黎明的雪山湖，湖面如镜，晨雾', { size: '4:3', seed: 11 }, '第一缕光', '第一縷光', 'First light', 'Primera luz', 'Première lueur', '夜明けの光'),
  sample('gold-dunes', 'peak', '日落时的金色沙丘', { size: '4:3', seed: 13 }, '金色沙海', '金色沙海', 'Golden dunes', 'Dunas doradas', 'Dunes dorées', '黄金の砂丘'),
  sample('quiet-bay', 'star', '黄昏的海，平静的海面，一只小帆船', { size: '4:3', seed: 52 }, '静湾', '靜灣', 'Quiet bay', 'Bahía en calma', 'Baie paisible', '静かな入り江'),
  sample('oil-meadow', 'bloom', '夏日花田，蓝天白云，油画', { size: '4:3', style: 'oil', seed: 62 }, '夏日花田', '夏日花田', 'Summer meadow', 'Prado de verano', "Prairie d'été", '夏の花畑'),
  sample('winter-fox', 'paw', '雪地里的一只狐狸', { size: '3:4', seed: 42 }, '雪狐', '雪狐', 'Fox in snow', 'Zorro en la nieve', 'Renard dans la neige', '雪の狐'),
  sample('moon-river', 'ink', '水墨，圆月，江上孤舟', { size: '16:9', seed: 22 }, '江月', '江月', 'Moon over the river', 'Luna sobre el río', 'Lune sur le fleuve', '江月'),
  sample('blue-hour', 'neon', '蓝调时分的城市天际线，水面倒影', { size: '16:9', seed: 32 }, '蓝调时分', '藍調時分', 'Blue hour', 'Hora azul', "L'heure bleue", 'ブルーアワー'),
  sample('forest-mist', 'peak', '清晨薄雾中的森林，阳光穿过树林', { size: '3:4', seed: 14 }, '林间晨雾', '林間晨霧', 'Morning in the woods', 'Mañana en el bosque', 'Matin en forêt', '森の朝霧'),
  sample('autumn-lake', 'peak', '秋天的雪山湖泊，晴朗，金色的光', { size: '4:3', seed: 15 }, '秋湖', '秋湖', 'Autumn lake', 'Lago de otoño', "Lac d'automne", '秋の湖'),
  sample('watercolour-sea', 'star', '海边的灯光，水彩，柔和', { size: '3:4', style: 'watercolour', seed: 53 }, '海的水彩', '海的水彩', 'The sea in watercolour', 'El mar en acuarela', 'La mer en aquarelle', '水彩の海'),
  sample('marble', 'bloom', '抽象，玉色与金色流动的大理石纹', { size: '1:1', seed: 63 }, '流玉', '流玉', 'Flowing jade', 'Jade fluido', 'Jade fluide', '流れる翡翠'),
  sample('white-rabbit', 'paw', '草地上的一只白兔，春天', { size: '1:1', seed: 43 }, '春日白兔', '春日白兔', 'Spring rabbit', 'Conejo de primavera', 'Lapin de printemps', '春のうさぎ'),
  sample('lantern-festival', 'neon', '夜空中的许多灯笼，节日', { size: '9:16', seed: 33 }, '灯会', '燈會', 'Lantern festival', 'Fiesta de los farolillos', 'Fête des lanternes', '灯籠まつり'),
  sample('lowpoly-peak', 'peak', '低多边形雪山，日落', { size: '1:1', style: 'lowpoly', seed: 16 }, '折纸山', '摺紙山', 'Folded peaks', 'Cumbres plegadas', 'Sommets pliés', '折り紙の山'),
  sample('deep-space', 'star', '蓝色的星云与行星，星空', { size: '1:1', seed: 54 }, '深空', '深空', 'Deep space', 'Espacio profundo', 'Espace profond', '深宇宙'),
  sample('pine-snow', 'ink', '水墨，雪中的松树与远山', { size: '3:4', seed: 23 }, '松雪', '松雪', 'Pines in snow', 'Pinos nevados', 'Pins sous la neige', '松雪'),
  sample('balloons', 'bloom', '日出时草原上空的热气球', { size: '4:3', seed: 64 }, '乘风', '乘風', 'On the wind', 'Con el viento', 'Au gré du vent', '風にのって'),
  sample('pixel-city', 'neon', '像素风的霓虹城市夜景', { size: '4:3', style: 'pixel', seed: 34 }, '像素都市', '像素都市', 'Pixel city', 'Ciudad de píxeles', 'Ville en pixels', 'ピクセルの街'),
  sample('storm-sea', 'star', '暴风雨的大海，巨浪，戏剧性的光', { size: '16:9', seed: 55 }, '怒海', '怒海', 'Storm', 'Tormenta', 'Tempête', '嵐の海'),
  sample('puppy-field', 'paw', '花丛中的一只小狗，晴天', { size: '4:3', seed: 44 }, '花间小狗', '花間小狗', 'Dog among flowers', 'Perro entre flores', 'Chien dans les fleurs', '花と子犬'),
  sample('rose-desert', 'peak', '黎明的沙漠，玫瑰色', { size: '9:16', seed: 17 }, '玫瑰沙漠', '玫瑰沙漠', 'Rose desert', 'Desierto rosa', 'Désert rose', '薔薇色の砂漠'),
  sample('pencil-house', 'bloom', '铅笔画，森林里的小屋', { size: '3:4', style: 'pencil', seed: 65 }, '林中小屋', '林中小屋', 'House in the woods', 'Casa en el bosque', 'Maison dans les bois', '森の小さな家'),
  sample('moonlit-whale', 'star', '夜晚的海上，月光下的一头鲸鱼', { size: '16:9', seed: 56 }, '月下之鲸', '月下之鯨', 'Whale by moonlight', 'Ballena a la luz de la luna', 'Baleine au clair de lune', '月夜の鯨'),
  sample('deer-dawn', 'paw', '薄雾森林里的一头鹿，黎明', { size: '3:4', seed: 45 }, '晨鹿', '晨鹿', 'Deer at dawn', 'Ciervo al alba', "Cerf à l'aube", '暁の鹿'),
  sample('cartoon-bay', 'neon', '卡通风格的海边小屋，晴朗的白天', { size: '4:3', style: 'cartoon', seed: 39 }, '海湾假日', '海灣假日', 'Holiday bay', 'Vacaciones en la bahía', 'Vacances à la baie', '入り江の休日'),
  sample('butterflies', 'bloom', '花丛上的五只蝴蝶，柔光', { size: '1:1', seed: 68 }, '蝶梦', '蝶夢', 'Butterflies', 'Mariposas', 'Papillons', '蝶の夢'),
  sample('among-flowers', 'paw', '一位女孩的背影，暖色，花', { size: '3:4', seed: 46 }, '花间', '花間', 'Among flowers', 'Entre flores', 'Parmi les fleurs', '花に囲まれて'),
  sample('snow-home', 'neon', '冬天黄昏的雪山小屋，温暖的灯光', { size: '4:3', seed: 38 }, '归家', '歸家', 'Home in winter', 'A casa en invierno', 'Maison en hiver', '冬の家路'),
  sample('mono-peaks', 'ink', '水墨，云雾中的群山', { size: '16:9', seed: 24 }, '云海', '雲海', 'Sea of clouds', 'Mar de nubes', 'Mer de nuages', '雲海'),
  sample('jade-valley', 'peak', '夏天的雪山湖，翡翠色，晴朗', { size: '9:16', seed: 25 }, '翡翠湖', '翡翠湖', 'Jade lake', 'Lago de jade', 'Lac de jade', '翡翠の湖'),
  sample('neon-abstract', 'neon', '抽象画，鲜艳的流动色彩', { size: '9:16', seed: 37 }, '流光', '流光', 'Light in motion', 'Luz en movimiento', 'Lumière en mouvement', '流れる光'),
  sample('seaside-bird', 'star', '日落海边的一只小鸟', { size: '4:3', seed: 57 }, '海边的小鸟', '海邊的小鳥', 'A bird by the sea', 'Un pájaro junto al mar', 'Un oiseau au bord de la mer', '海辺の小鳥'),
  sample('maple', 'bloom', '秋天的红枫林，落叶', { size: '3:4', seed: 67 }, '枫林晚', '楓林晚', 'Maple woods', 'Bosque de arces', "Forêt d'érables", '紅葉の森'),
  sample('oil-sunset', 'peak', '油画，日落的群山与湖泊，戏剧性的云', { size: '16:9', style: 'oil', seed: 18 }, '山间落日', '山間落日', 'Mountain sunset', 'Ocaso en la montaña', 'Couchant en montagne', '山の夕映え'),
]
