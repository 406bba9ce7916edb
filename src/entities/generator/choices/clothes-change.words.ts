import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

export const clothesChangeChoices: ChoiceWords = {
  part: {
    upper: msg`上衣`,
    lower: msg`下装`,
    whole: msg`全身`,
  },
  pattern: {
    plain: msg`纯色`,
    stripes: msg`条纹`,
    plaid: msg`格纹`,
    dots: msg`波点`,
    floral: msg`碎花`,
    houndstooth: msg`千鸟格`,
    clouds: msg`祥云`,
    brocade: msg`织锦`,
  },
  material: {
    cotton: msg`棉`,
    silk: msg`真丝`,
    denim: msg`牛仔`,
    leather: msg`皮革`,
    wool: msg`羊毛`,
    linen: msg`亚麻`,
    sequins: msg`亮片`,
    lace: msg`蕾丝`,
  },
}
