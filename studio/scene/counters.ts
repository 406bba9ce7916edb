import type { Item } from './item.ts'

/** What Chinese and Japanese count things by; after a number it names nothing itself. */
const COUNTERS = new Set(
  '个個只隻条條头頭匹辆輛列艘座栋棟幢棵株朵顶頂把幅张張块塊盏盞群对對双雙排串片颗顆粒枚架台臺部间間所扇面本册冊卷枝支根束丛叢簇堆件套副身袭襲位名口尊樽杯碗盘盤碟瓶壶壺罐篮籃筐箱袋包盒锅鍋层層道股缕縷阵陣滴团團轮輪弯彎叶葉节節段截级級伙夥队隊行帮幫窝窩羽軒両艇体足着膳脚皿份体機发發つ',
)
/** Counters that are nouns too where nothing that they could count comes after them ('三家咖啡馆', but '三家'). */
const NOUNS = new Set('家')
const BEFORE = /^(?:[一二两兩三四五六七八九十百千万萬几幾数數这這那每某半俩]+|\d+)$/u

/** A counter between a number and its noun carries nothing, nor does one at the end that nobody knows otherwise. */
export function silenceCounters(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'cjk' || !BEFORE.test(items[at - 1]?.words ?? '')) return item
    const counts = NOUNS.has(item.words) ? items[at + 1]?.meanings.some(({ slot }) => slot !== 'stop') : COUNTERS.has(item.words) && !item.meanings.length
    return counts ? { ...item, meanings: [{ language: 'zh', slot: 'stop', value: '', plural: false }] } : item
  })
}
