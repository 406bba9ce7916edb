import { fold } from '../../scene/tokens.ts'

/** Words of the six languages that ask for nothing to be there. */
const REMOVAL = wordTest(
  'remove, erase, delete, take away, get rid of, clear away, nothing, empty',
  'quitar, quita, eliminar, elimina, borrar, borra, vaciar, nada',
  'enlever, enleve, retirer, retire, effacer, efface, supprimer, supprime, rien',
  '去掉, 去除, 移除, 删除, 刪除, 擦除, 擦掉, 消除, 清空, 抹去, 抹掉',
  '消して, 消す, 取り除, 除去, 削除',
)

/** Names of clothes that the painter's lexicon has no use for. */
const GARMENT = wordTest(
  'clothes, clothing, garment, outfit, jacket, blazer, vest, waistcoat, tie, bow tie, skirt, t-shirt, tee, blouse, top, pants, shorts, cardigan, jumper, pullover, sleeve, sleeves, uniform, polo, polo shirt, swimsuit, bikini, apron, overalls, dungarees, pyjamas, pajamas, leotard',
  'ropa, chaqueta, chaleco, corbata, falda, camiseta, blusa, pantalon, pantalones, jersey, cardigan, uniforme, cazadora, mangas, polo, banador, bikini, delantal, pijama, peto',
  'vetement, vetements, veste, blouson, gilet, cravate, jupe, chemisier, t-shirt, haut, pantalon, pull, cardigan, uniforme, manches, maillot, polo, bikini, tablier, pyjama, salopette, combinaison',
  '衣服, 上衣, 外套, 夹克, 夾克, 马甲, 馬甲, 背心, 领带, 領帶, 领结, 領結, 裙子, 短裙, 裤子, 褲子, t恤, 毛衣, 衬衫, 襯衫, 袖子, 制服, 球衣, 球服, 短裤, 短褲, polo衫, 睡衣, 内衣, 內衣, 泳衣, 泳装, 泳裝, 比基尼, 吊带, 吊帶, 棉袄, 棉襖, 皮衣, 皮裤, 皮褲, 围裙, 圍裙, 帽t, 棉服, 裙装, 裙裝',
  '服, ジャケット, ベスト, ネクタイ, スカート, tシャツ, ブラウス, ズボン, パンツ, 上着, 袖, 制服, ユニフォーム, ポロシャツ, 水着, ビキニ, エプロン, パジャマ, オーバーオール',
)

/** Whether a prompt asks to take away what is marked. */
export const asksForNothing = (prompt: string) => REMOVAL.test(fold(prompt))

/** Whether a prompt names a garment. */
export const namesGarment = (prompt: string) => GARMENT.test(fold(prompt))

/** Matches words of alphabets as a whole, others wherever they stand. */
function wordTest(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.split(', '))
  const isAlphabetic = (word: string) => /^[\p{sc=Latin}\s-]+$/u.test(word)
  const either = (some: readonly string[]) => some.join('|')
  const whole = either(words.filter(isAlphabetic))
  const within = either(words.filter((word) => !isAlphabetic(word)))
  return new RegExp(`(?<!\\p{sc=Latin})(?:${whole})(?!\\p{sc=Latin})|${within}`, 'u')
}
