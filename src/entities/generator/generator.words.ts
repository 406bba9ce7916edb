import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorId } from '#contract/generators/generators.ts'

export interface GeneratorWords {
  name: MessageDescriptor
  /** One sentence: what it makes. */
  promise: MessageDescriptor
}

interface Entry extends GeneratorWords {
  /** Where the built-in engine makes something else of it than a model does: what that is, and its name unless it stays. */
  here?: Partial<GeneratorWords> & Pick<GeneratorWords, 'promise'>
}

const words: Record<GeneratorId, Entry> = {
  'text-to-image': { name: msg`文生图`, promise: msg`写下一句话，看它变成一幅画` },
  'text-to-image-pro': { name: msg`文生图专业版`, promise: msg`时间、天气、色调、构图，每一处都由你定` },
  cats: { name: msg`萌猫`, promise: msg`选一身毛色、一个地方，画一只只属于你的猫` },
  'model-generator': {
    name: msg`模特生成器`,
    promise: msg`选好性别、发型和穿搭，画一位时装插画模特`,
    here: { name: msg`时装插画`, promise: msg`选发型、穿搭和姿势，画一位插画里的模特` },
  },
  'picture-redraw': { name: msg`图片重绘`, promise: msg`油画、水彩、剪纸、马赛克……把照片重画一遍` },
  'sketch-render': { name: msg`草图渲染`, promise: msg`给线稿上色，点哪里就填哪里` },
  cutout: { name: msg`智能抠图`, promise: msg`一键抠出人物或物品，发丝也干净` },
  'background-change': { name: msg`背景修改`, promise: msg`把你带到任何地方，光线也跟着变` },
  erasure: { name: msg`智能消除`, promise: msg`涂一涂，多余的人和物就不见了` },
  extend: {
    name: msg`智能扩图`,
    promise: msg`往外拉一拉，画面自己长出来`,
    here: { name: msg`画面延展`, promise: msg`天空、水面、草地往外延，风景照最合适` },
  },
  'local-redraw': {
    name: msg`局部重绘`,
    promise: msg`圈出一块，说说想变成什么`,
    here: { promise: msg`圈出天空、草地或衣服，换片景色，换个颜色` },
  },
  repair: { name: msg`照片修复`, promise: msg`去划痕、去噪点、找回颜色，老照片放大也清楚` },
  beauty: { name: msg`一键美颜`, promise: msg`自然好气色，皮肤的质感都还在` },
  makeup: { name: msg`一键化妆`, promise: msg`九款妆容，浓淡随你` },
  'face-swap': {
    name: msg`一键换脸`,
    promise: msg`经典换脸：五官对齐，肤色和光线也对上`,
    here: { name: msg`同角度换脸`, promise: msg`两张朝向相近的正脸，五官、肤色、光线融在一起` },
  },
  'clothes-change': { name: msg`AI换装`, promise: msg`换面料、换花色、换颜色，褶皱照旧` },
  'dress-up': { name: msg`百变装扮`, promise: msg`帽子、眼镜、花环、猫耳，戴上就合适` },
  'product-on-model': {
    name: msg`电商产品换模特`,
    promise: msg`把商品穿戴到模特身上`,
    here: { name: msg`商品合成图`, promise: msg`抠出商品，放到人像照片里，穿戴处、身旁或身后` },
  },
  'model-replace': {
    name: msg`模特替换`,
    promise: msg`衣服不变，换一位模特`,
    here: { promise: msg`衣服不变，换上一张朝向相近的脸，再换背景` },
  },
  avatar: {
    name: msg`AI头像`,
    promise: msg`一张自拍，变成好看的画风头像`,
    here: { promise: msg`自拍勾线上色，配一块底色，做成头像` },
  },
  'photo-to-anime': {
    name: msg`照片转动漫`,
    promise: msg`清亮的赛璐璐画风，眼睛会发光`,
    here: { name: msg`赛璐璐上色`, promise: msg`勾出线条，平涂上色，背后换成一片蓝天` },
  },
  'manga-comic': { name: msg`二次元漫画`, promise: msg`黑白线条加网点，像从漫画里走出来` },
  'warm-sun-comic': {
    name: msg`时光暖阳漫画`,
    promise: msg`暖暖的阳光，柔柔的彩铅绘本`,
    here: { name: msg`暖阳彩绘`, promise: msg`勾线平涂，罩一层暖黄的光斑` },
  },
  'fingertip-comic': { name: msg`指尖暖阳漫画`, promise: msg`粗线条、大色块，波普漫画的劲儿` },
  human: { name: msg`真人写真`, promise: msg`六种棚拍布景，证件照、商务照、胶片照一次拍齐` },
  'begonia-princess': {
    name: msg`海棠公主艺术照`,
    promise: msg`海棠枝下，做一回宫苑里的公主`,
    here: { name: msg`海棠花影写真`, promise: msg`海棠枝、月洞门作景，带框的一张写真` },
  },
  'dunhuang-goddess': {
    name: msg`敦煌女神艺术照`,
    promise: msg`石青石绿，飘带飞天，走进千年壁画`,
    here: { name: msg`敦煌壁画写真`, promise: msg`壁画光轮、祥云与飘带作景，带框的一张写真` },
  },
  'cherry-blossom': { name: msg`樱花树下艺术照`, promise: msg`花瓣落在肩上，春天刚刚好` },
  'silk-road-dancer': {
    name: msg`西域舞娘艺术扮装`,
    promise: msg`大漠黄昏，面纱轻扬`,
    here: { name: msg`大漠拱门写真`, promise: msg`拱门、灯盏、大漠作景，带框的一张写真` },
  },
  qipao: {
    name: msg`民国旗袍艺术照`,
    promise: msg`老上海月份牌里的你`,
    here: { name: msg`老上海月份牌`, promise: msg`把你的照片印进月份牌和老洋房的光影里` },
  },
  'hong-kong': { name: msg`复古港风艺术照`, promise: msg`霓虹、雨夜、胶片色，回到九十年代` },
  'modern-american': {
    name: msg`现代美式艺术扮装`,
    promise: msg`毕业年册、霓虹餐车、棒球外套`,
    here: { name: msg`美式复古写真`, promise: msg`毕业年册、霓虹餐车、公路旅行，带框的一张写真` },
  },
  'new-year-painted': { name: msg`新春彩绘合照`, promise: msg`窗花、梅枝、福字，一家人的红火合照` },
  'new-year-children': {
    name: msg`新春儿童艺术照`,
    promise: msg`提着灯笼、抱着小老虎，过个甜甜的年`,
    here: { name: msg`新春萌趣贺卡`, promise: msg`灯笼、小虎、小兔围着照片，做成一张贺卡` },
  },
  'festive-sweet': { name: msg`喜庆甜美装扮`, promise: msg`气球、丝带、马卡龙色，甜到心里` },
  halloween: { name: msg`万圣节`, promise: msg`南瓜灯、古堡和月亮，今晚不给糖就捣蛋` },
  'scene-refresh': { name: msg`场景焕新`, promise: msg`同一个你，换一处风景，光线和颜色都对得上` },
  'art-portrait': { name: msg`艺术照DIY`, promise: msg`布景、灯光、色调、相框，自己搭一个影棚` },
  'image-to-text': { name: msg`图生文`, promise: msg`读懂一张图，写成话，再给你四条可用的提示词` },
  'img-to-video': {
    name: msg`图生视频`,
    promise: msg`让照片动起来`,
    here: { promise: msg`镜头推拉摇移，水波、云、雪和呼吸，让照片动起来` },
  },
  'text-to-video': { name: msg`文生视频`, promise: msg`写一段剧本，变成有分镜、字幕和音乐的短片` },
  'custom-video': { name: msg`定制视频`, promise: msg`几张照片，挑个模板，跟着音乐剪成一支短片` },
}

/** What a generator is called and promises; `builtIn` where the built-in engine makes it. */
export function generatorWords(id: GeneratorId, builtIn: boolean): GeneratorWords {
  const { here, ...own } = words[id]
  return builtIn ? { ...own, ...here } : own
}

export const categoryWords: Record<string, MessageDescriptor> = {
  image: msg`绘画创作`,
  photo: msg`照片处理`,
  portrait: msg`艺术写真`,
  video: msg`视频创作`,
  text: msg`图文理解`,
}
