import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { FormValues } from '../form.ts'

interface HousePreset {
  words: MessageDescriptor
  settings: FormValues
}

const of = <G extends GeneratorId>(_: G, presets: { words: MessageDescriptor; settings: Partial<GeneratorInput<G>> }[]): HousePreset[] => presets

const presets: Partial<Record<GeneratorId, HousePreset[]>> = {
  'text-to-image': of('text-to-image', [
    { words: msg`手机壁纸`, settings: { size: '9:16', clarity: 'high' } },
    { words: msg`电脑壁纸`, settings: { size: '16:9', clarity: 'high' } },
    { words: msg`写实摄影`, settings: { style: 'photo', size: '4:3' } },
    { words: msg`水墨小品`, settings: { style: 'ink', size: '3:4' } },
    { words: msg`绘本插画`, settings: { style: 'watercolour', size: '4:3' } },
  ]),
  'text-to-image-pro': of('text-to-image-pro', [
    {
      words: msg`黄金时刻`,
      settings: { style: 'photo', size: '16:9', time: 'sunset', weather: 'clear', palette: 'warm', mood: 'dramatic', framing: 'wide' },
    },
    { words: msg`雨夜霓虹`, settings: { style: 'photo', time: 'night', weather: 'rain', palette: 'neon', mood: 'mysterious', framing: 'auto' } },
    {
      words: msg`水墨意境`,
      settings: { style: 'ink', size: '3:4', time: 'auto', weather: 'mist', palette: 'mono', mood: 'calm', framing: 'wide' },
    },
    {
      words: msg`春日清新`,
      settings: { style: 'watercolour', time: 'day', weather: 'clear', season: 'spring', palette: 'pastel', mood: 'joyful' },
    },
    { words: msg`雪夜童话`, settings: { style: 'cartoon', time: 'night', weather: 'snow', season: 'winter', palette: 'cool', mood: 'dreamy' } },
  ]),
  repair: of('repair', [
    { words: msg`老照片`, settings: { scale: '2', scratches: 0.8, fading: 0.8, denoise: 0.4, sharpen: 0.4, faces: true } },
    { words: msg`去噪`, settings: { scale: '1', scratches: 0, fading: 0, denoise: 0.7, sharpen: 0.2, faces: false } },
    { words: msg`放大`, settings: { scale: '4', scratches: 0, fading: 0, denoise: 0.2, sharpen: 0.5, faces: true } },
  ]),
  beauty: of('beauty', [
    { words: msg`自然`, settings: { smooth: 0.35, brighten: 0.2, slim: 0.1, eyes: 0.1, teeth: 0.3, darkCircles: 0.4, nose: 0, lips: 0.1 } },
    { words: msg`上镜`, settings: { smooth: 0.6, brighten: 0.4, slim: 0.35, eyes: 0.35, teeth: 0.5, darkCircles: 0.6, nose: 0.2, lips: 0.3 } },
    { words: msg`证件照`, settings: { smooth: 0.4, brighten: 0.4, slim: 0, eyes: 0, teeth: 0.2, darkCircles: 0.5, nose: 0, lips: 0.1 } },
  ]),
  'picture-redraw': of('picture-redraw', [
    { words: msg`浓墨重彩`, settings: { technique: 'oil', strength: 1, keepColours: 0.3 } },
    { words: msg`轻描淡写`, settings: { technique: 'watercolour', strength: 0.6, keepColours: 0.8 } },
    { words: msg`速写本`, settings: { technique: 'pencil', strength: 0.9, keepColours: 0.2 } },
    { words: msg`像素游戏`, settings: { technique: 'pixel', strength: 1, keepColours: 0.7 } },
  ]),
}

/** Ready-made settings of the house for a generator. */
export const housePresets = (generator: string): HousePreset[] => presets[generator as GeneratorId] ?? []
