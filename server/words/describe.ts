import { thingWords } from './things.ts'

/**
 * What the studio reads out of a picture, and prompts for another like it. The terms of the prompts are words that the
 * studio's own lexicon knows in each language, so that a prompt paints what it says.
 */
export const describeWords = {
  ...thingWords,
  'people-none': /*i18n*/ { id: 'describe.people-none', message: '画面里没有看到人脸。' },
  people: /*i18n*/ {
    id: 'describe.people',
    message:
      '{count, plural, =1 {画面里有一个人，} other {画面里{more, select, yes {至少} other {}}有 # 个人，}}{shot, select, close {是脸部特写} half {是半身} other {拍到了大半身和周围}}，位置{where, select, left {偏左} right {偏右} other {居中}}。',
  },
  'people-faceless': /*i18n*/ {
    id: 'describe.people-faceless',
    message: '{count, plural, =1 {画面里{more, select, yes {至少} other {}}有一个人} other {画面里{more, select, yes {至少} other {}}有 # 个人}}，看不清脸，位置{where, select, left {偏左} right {偏右} other {居中}}。',
  },
  look: /*i18n*/ { id: 'describe.look', message: '{parts}。' },
  'look-hair': /*i18n*/ {
    id: 'describe.look-hair',
    message:
      '{tone, select, dark {深色头发} brown {棕色头发} fair {浅色头发} red {红色头发} grey {灰白头发} green {绿色头发} blue {蓝色头发} purple {紫色头发} other {粉色头发}}',
  },
  'look-clothes': /*i18n*/ { id: 'describe.look-clothes', message: '穿{colours}的衣服' },
  'look-glasses': /*i18n*/ { id: 'describe.look-glasses', message: '戴眼镜' },
  things: /*i18n*/ { id: 'describe.things', message: '画面里，{parts}。' },
  'things-and': /*i18n*/ { id: 'describe.things-and', message: '、' },
  'things-at': /*i18n*/ {
    id: 'describe.things-at',
    message:
      '{place, select, left {左边有{things}} right {右边有{things}} centre {中间有{things}} behind {远处有{things}} filling {{things}占得满满的} other {有{things}}}',
  },
  number: /*i18n*/ {
    id: 'describe.number',
    message: '{count, plural, =2 {两} =3 {三} =4 {四} =5 {五} =6 {六} =7 {七} =8 {八} =9 {九} =10 {十} other {#}}',
  },
  subject: /*i18n*/ {
    id: 'describe.subject',
    message: '主体{where, select, left {偏左} right {偏右} other {居中}}，约占画面的 {share}%。',
  },
  setting: /*i18n*/ {
    id: 'describe.setting',
    message:
      '周围看起来像{setting, select, studio {纯色背景} sky {开阔的天空下} greenery {草地} water {水边} snow {雪地} nightlights {亮着灯的夜晚} stars {星空} sand {沙地} foliage {树丛间} warmroom {暖色的室内} other {}}。',
  },
  colours: /*i18n*/ {
    id: 'describe.colours',
    message:
      '主要颜色是{colours}，{vividness, select, grey {几乎没有色彩} muted {色彩淡雅} vivid {色彩浓烈} other {色彩自然}}{warmth, select, warm {，偏暖} cool {，偏冷} other {}}。',
  },
  light: /*i18n*/ {
    id: 'describe.light',
    message:
      '光线{level, select, dark {很暗} dim {偏暗} bright {明亮} other {适中}}，{contrast, select, soft {反差柔和} strong {明暗对比强} other {反差自然}}{from, select, left {，光从左边来} right {，光从右边来} above {，上方更亮} other {}}。',
  },
  layout: /*i18n*/ {
    id: 'describe.layout',
    message:
      '{orientation, select, wide {横构图} tall {竖构图} other {方构图}}{symmetric, select, yes {，左右对称} other {}}{open, select, left {，左侧留白} right {，右侧留白} above {，上方留白} other {}}。',
  },
  detail: /*i18n*/ {
    id: 'describe.detail',
    message:
      '{background, select, plain {背景干净} blurred {背景虚化} other {前后都清楚}}，{texture, select, smooth {质感平滑} busy {细节很多} other {细节适中}}。',
  },
  unseen: /*i18n*/ {
    id: 'describe.unseen',
    message: '它认得八十种常见的东西，拿不准的就不说；不认识具体的人、品牌和文字，也可能漏掉小的东西。',
  },
  listMark: /*i18n*/ { id: 'describe.list-mark', message: '，' },

  'colour.white': /*i18n*/ { id: 'describe.colour.white', message: '白色' },
  'colour.grey': /*i18n*/ { id: 'describe.colour.grey', message: '灰色' },
  'colour.black': /*i18n*/ { id: 'describe.colour.black', message: '黑色' },
  'colour.red': /*i18n*/ { id: 'describe.colour.red', message: '红色' },
  'colour.orange': /*i18n*/ { id: 'describe.colour.orange', message: '橙色' },
  'colour.brown': /*i18n*/ { id: 'describe.colour.brown', message: '棕色' },
  'colour.beige': /*i18n*/ { id: 'describe.colour.beige', message: '米色' },
  'colour.yellow': /*i18n*/ { id: 'describe.colour.yellow', message: '黄色' },
  'colour.olive': /*i18n*/ { id: 'describe.colour.olive', message: '橄榄绿' },
  'colour.green': /*i18n*/ { id: 'describe.colour.green', message: '绿色' },
  'colour.teal': /*i18n*/ { id: 'describe.colour.teal', message: '青色' },
  'colour.sky-blue': /*i18n*/ { id: 'describe.colour.sky-blue', message: '天蓝色' },
  'colour.blue': /*i18n*/ { id: 'describe.colour.blue', message: '蓝色' },
  'colour.navy': /*i18n*/ { id: 'describe.colour.navy', message: '深蓝色' },
  'colour.purple': /*i18n*/ { id: 'describe.colour.purple', message: '紫色' },
  'colour.pink': /*i18n*/ { id: 'describe.colour.pink', message: '粉色' },

  'prompt.person': /*i18n*/ { id: 'describe.prompt.person', message: '{count, plural, =1 {一个人的肖像} other {# 个人}}' },
  'prompt.scenery': /*i18n*/ { id: 'describe.prompt.scenery', message: '风景' },
  'prompt.thing': /*i18n*/ { id: 'describe.prompt.thing', message: '静物特写' },
  'prompt.studio': /*i18n*/ { id: 'describe.prompt.studio', message: '干净的纯色背景' },
  'prompt.sky': /*i18n*/ { id: 'describe.prompt.sky', message: '开阔的草原和天空' },
  'prompt.greenery': /*i18n*/ { id: 'describe.prompt.greenery', message: '绿色的草地' },
  'prompt.water': /*i18n*/ { id: 'describe.prompt.water', message: '大海' },
  'prompt.snow': /*i18n*/ { id: 'describe.prompt.snow', message: '雪山' },
  'prompt.night-lights': /*i18n*/ { id: 'describe.prompt.night-lights', message: '城市夜景，灯光' },
  'prompt.stars': /*i18n*/ { id: 'describe.prompt.stars', message: '银河，繁星' },
  'prompt.sand': /*i18n*/ { id: 'describe.prompt.sand', message: '沙漠' },
  'prompt.foliage': /*i18n*/ { id: 'describe.prompt.foliage', message: '森林' },
  'prompt.warm-room': /*i18n*/ { id: 'describe.prompt.warm-room', message: '温暖的室内灯光' },
  'prompt.day': /*i18n*/ { id: 'describe.prompt.day', message: '白天' },
  'prompt.sunset': /*i18n*/ { id: 'describe.prompt.sunset', message: '日落' },
  'prompt.night': /*i18n*/ { id: 'describe.prompt.night', message: '夜晚' },
  'prompt.soft': /*i18n*/ { id: 'describe.prompt.soft', message: '柔和的光' },
  'prompt.strong': /*i18n*/ { id: 'describe.prompt.strong', message: '戏剧性的光影' },
  'prompt.warm': /*i18n*/ { id: 'describe.prompt.warm', message: '暖色' },
  'prompt.cool': /*i18n*/ { id: 'describe.prompt.cool', message: '冷色' },
  'prompt.muted': /*i18n*/ { id: 'describe.prompt.muted', message: '粉彩' },
  'prompt.vivid': /*i18n*/ { id: 'describe.prompt.vivid', message: '鲜艳的色彩' },
  'prompt.grey': /*i18n*/ { id: 'describe.prompt.grey', message: '黑白' },
  'prompt.close': /*i18n*/ { id: 'describe.prompt.close', message: '特写' },
  'prompt.wide': /*i18n*/ { id: 'describe.prompt.wide', message: '远景' },
  'prompt.style.photo': /*i18n*/ { id: 'describe.prompt.style.photo', message: '写实摄影' },
  'prompt.style.oil': /*i18n*/ { id: 'describe.prompt.style.oil', message: '油画' },
  'prompt.style.watercolour': /*i18n*/ { id: 'describe.prompt.style.watercolour', message: '水彩' },
  'prompt.dreamy': /*i18n*/ { id: 'describe.prompt.dreamy', message: '梦幻' },
  'prompt.calm': /*i18n*/ { id: 'describe.prompt.calm', message: '宁静' },
} as const
export type DescribeWord = keyof typeof describeWords
