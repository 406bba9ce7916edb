import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Beginning {
  placeholder: MessageDescriptor
  ideas: readonly MessageDescriptor[]
}

interface Prompting extends Beginning {
  /** Describes a whole picture, so that light, weather and style can be added to it. */
  scene: boolean
  /** Where the built-in engine can make less of it. */
  here?: Partial<Beginning>
}

const picture: Prompting = {
  placeholder: msg`写下你的创意，越详细越好`,
  scene: true,
  ideas: [
    msg`日落时分的雪山湖泊，湖面倒映着山峰，一只小船`,
    msg`水墨山水，薄雾中的亭子和松树`,
    msg`霓虹闪烁的未来城市夜景，雨后倒影`,
    msg`一只橘猫的特写，柔和的光`,
    msg`满天极光下的雪山和小屋`,
    msg`春天的樱花枝头，粉色梦幻`,
    msg`银河下的沙漠，宁静的夜晚`,
    msg`大海上的鲸鱼和热气球，清晨`,
    msg`秋天的森林小路，阳光穿过薄雾，一只小鹿`,
    msg`紫色星云与行星，神秘的宇宙`,
    msg`夜空里的孔明灯，湖边的小镇`,
    msg`春天的花田和蝴蝶，水彩`,
    msg`雪夜的小木屋，窗里透出暖光`,
    msg`黄昏的海边灯塔，浪花，油画`,
    msg`竹林深处的小路，细雨，水墨`,
    msg`沙丘上的一弯新月，骆驼的剪影`,
    msg`向日葵花海，盛夏的晴空，卡通插画`,
    msg`一只白兔坐在落满枫叶的草地上`,
  ],
  // What it does not know is left out, however much is written.
  here: { placeholder: msg`例如：雪山下的湖泊，黄昏，一只小船，远处有薄雾` },
}

const promptings: Record<string, Prompting> = {
  'local-redraw': {
    placeholder: msg`例如：换成一束向日葵`,
    scene: false,
    ideas: [
      msg`一束向日葵`,
      msg`晴朗的蓝天`,
      msg`开满野花的草地`,
      msg`平静的湖面`,
      msg`繁星满天`,
      msg`一只小船`,
      msg`樱花枝头`,
      msg`秋天的树林`,
    ],
    here: {
      placeholder: msg`例如：晴朗的蓝天，或天蓝色`,
      ideas: [msg`晴朗的蓝天`, msg`开满野花的草地`, msg`繁星满天`, msg`秋天的树林`, msg`天蓝色`, msg`红色`, msg`绿色`],
    },
  },
  'sketch-render': {
    placeholder: msg`例如：暖色调，温柔的粉和米白`,
    scene: false,
    ideas: [
      msg`暖色调，夕阳的感觉`,
      msg`马卡龙色，清新可爱`,
      msg`青绿和金色，古风`,
      msg`冷色调，安静的夜`,
      msg`鲜艳，像糖果一样`,
      msg`黑白灰，只留一点红`,
    ],
  },
}

/** How a generator's prompt is begun; `builtIn` where the built-in engine reads it. */
export function promptingOf(generator: string, builtIn: boolean): Prompting {
  const prompting = promptings[generator] ?? picture
  return builtIn ? { ...prompting, ...prompting.here } : prompting
}
