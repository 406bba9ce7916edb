import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'
import { posed, type Body } from './body.ts'
import { paintMotif } from './motif.ts'
import { lightOf, line, outline, paintFolds, shadowOf, type Point } from './shape.ts'
import { paintVolume } from './volume.ts'
import type { Top } from './wear.ts'

/** Who sits has the skirts of a coat behind them; a jacket or coat opens in front, from how far above its hem. */
export function cutOf({ look }: Body, { hem, details }: Top): { hem: number; open: number } {
  const low = look.stance === 'sitting' ? Math.min(hem, 432) : hem
  return { hem: low, open: details.includes('lapels') ? (low > 500 ? 130 : 46) : 0 }
}

type Draw = (brush: Brush, body: Body, top: Top) => void

const stroke = (brush: Brush, body: Body, points: readonly Point[], colour: Pigment, width: number, alpha = 1) => {
  brush.strokeStyle = css(colour, alpha)
  brush.lineWidth = width
  brush.stroke(line(posed(body, points)))
}

function dots(brush: Brush, body: Body, points: readonly Point[], colour: Pigment, radius: number): void {
  for (const [x, y] of posed(body, points)) {
    brush.fillStyle = css(colour)
    brush.beginPath()
    brush.arc(x, y, radius, 0, 7)
    brush.fill()
    brush.fillStyle = css(lightOf(colour), 0.7)
    brush.beginPath()
    brush.arc(x - radius * 0.3, y - radius * 0.3, radius * 0.35, 0, 7)
    brush.fill()
  }
}

/** What is drawn on the cloth itself, cut by its outline. */
const under: Partial<Record<Top['details'][number], Draw>> = {
  motif: (brush, { look, shoulder }, { cloth, hem }) => paintMotif(brush, look, [-shoulder, 130, 2 * shoulder, hem - 130], lightness(cloth) > 0.5 ? shade(cloth, 0.8) : lightOf(cloth)),
  ribs: (brush, body, { cloth, hem, ease, neckline }) => {
    const half = body.hip + ease + 12
    for (let x = -half; x < half; x += 8) stroke(brush, body, [[x, hem - 24], [x, hem + 10]], shadowOf(cloth), 1.6, 0.3)
    stroke(brush, body, [[-half, hem - 25], [0, hem - 18], [half, hem - 25]], shadowOf(cloth), 2.2, 0.4)
    if (neckline === 'round') for (const [width, colour] of [[20, shade(cloth, 0.9)], [2, shadowOf(cloth)]] as const) stroke(brush, body, [[-36, 118], [-24, 148], [0, 156], [24, 148], [36, 118]], colour, width, width > 2 ? 1 : 0.4)
  },
  stripes: (brush, body, { cloth }) => {
    const pale: Pigment = lightness(cloth) > 0.7 ? [50, 56, 70] : [250, 246, 238]
    for (const y of [232, 246]) stroke(brush, body, [[-110, y], [0, y + 8], [110, y]], pale, y < 240 ? 8 : 3, 0.92)
  },
}

function paintCollar(brush: Brush, body: Body, cloth: Pigment): void {
  for (const side of [-1, 1]) {
    const flap = outline(posed(body, [[side * 25, 110], [side * 2, 153]]), posed(body, [[side * 2, 153], [side * 20, 172]]), posed(body, [[side * 20, 172], [side * 38, 132], [side * 25, 110]]))
    paintVolume(brush, flap, blend(cloth, [255, 255, 255], 0.12), 5)
  }
}

function paintLapels(brush: Brush, body: Body, top: Top): void {
  const { cloth } = top
  const { hem, open } = cutOf(body, top)
  const edge = shadowOf(cloth)
  for (const side of [-1, 1]) {
    const lapel = outline(posed(body, [[side * 24, 114], [side * 20, 186], [side * 3, 286]]), posed(body, [[side * 3, 286], [side * 34, 232], [side * 52, 186]]), posed(body, [[side * 52, 186], [side * 37, 181], [side * 46, 168]]), posed(body, [[side * 46, 168], [side * 40, 130], [side * 24, 114]]))
    paintVolume(brush, lapel, shade(cloth, 1.06), 7)
    paintFolds(brush, [posed(body, [[side * 52, 186], [side * 36, 230], [side * 4, 286]])], edge, 1.6, 0.5)
  }
  stroke(brush, body, [[2, 286], [4, 320], [4, hem - open]], edge, 2.2, 0.6)
}

function paintHighCollar(brush: Brush, body: Body, cloth: Pigment, low: number): void {
  const collar = outline(posed(body, [[-21, 92], [0, 100], [21, 92]]), posed(body, [[21, 92], [24, 108], [30, low]]), posed(body, [[30, low], [0, low + 14], [-30, low]]), posed(body, [[-30, low], [-24, 108], [-21, 92]]))
  paintVolume(brush, collar, blend(cloth, [255, 255, 255], 0.07), 8)
}

function paintCrossing(brush: Brush, body: Body, { cloth, hem }: Top): void {
  const band = blend(cloth, [255, 250, 240], lightness(cloth) > 0.72 ? 0 : 0.78)
  const edges: readonly Point[][] = [[[21, 104], [21, 138], [0, 176]], [[-21, 104], [-21, 138], [8, 190], [34, Math.min(268, hem - 34)]]]
  brush.lineCap = 'butt'
  for (const edge of edges) for (const [colour, width] of [[shadowOf(cloth), 17], [band, 14], [body.look.accent, 3]] as const) stroke(brush, body, edge, colour, width)
  brush.lineCap = 'round'
}

/** What lies over the cloth's edge. */
const over: Partial<Record<Top['details'][number], Draw>> = {
  lapels: paintLapels,
  buttons: (brush, body, { cloth, neckline, hem, details }) => {
    const jacket = details.includes('lapels')
    if (jacket) return dots(brush, body, hem > 500 ? [[20, 306], [20, 346], [20, 386], [-16, 306], [-16, 346], [-16, 386]] : [[10, 304], [11, 338]], blend(cloth, [30, 24, 26], 0.65), hem > 500 ? 4.6 : 3.8)
    if (neckline === 'shirt') {
      stroke(brush, body, [[8, 158], [9, 280], [8, hem]], shadowOf(cloth), 1.3, 0.5)
      dots(brush, body, Array.from({ length: 8 }, (_, k): Point => [1, 172 + k * 30]).filter(([, y]) => y < hem - 8), blend(cloth, [255, 252, 246], 0.6), 2.5)
    }
  },
  pocket: (brush, body, { cloth, details, hem, ease }) => {
    const dark = shadowOf(cloth)
    if (details.includes('hood')) return paintVolume(brush, outline(posed(body, [[-42, 318], [42, 318]]), posed(body, [[42, 318], [62, 366], [62, 382]]), posed(body, [[62, 382], [-62, 382]]), posed(body, [[-62, 382], [-62, 366], [-42, 318]])), cloth, 6)
    if (!details.includes('lapels')) return stroke(brush, body, [[20, 214], [44, 214], [44, 240], [32, 248], [20, 240], [20, 214]], dark, 1.5, 0.5)
    for (const side of [-1, 1]) stroke(brush, body, [[side * (body.hip + ease - 46), hem > 500 ? 398 : 350], [side * (body.hip + ease - 16), hem > 500 ? 392 : 346]], dark, 5, 0.5)
  },
  hood: (brush, body, { cloth }) => {
    for (const side of [-1, 1]) {
      paintVolume(brush, outline(posed(body, [[side * 22, 98], [side * 42, 112], [side * 47, 136], [side * 26, 158], [0, 168]]), posed(body, [[0, 168], [side * 14, 146], [side * 24, 124], [side * 22, 98]])), shade(cloth, 0.95), 9)
      stroke(brush, body, [[side * 14, 156], [side * 16, 184], [side * 13, 214]], blend(cloth, [255, 250, 240], 0.75), 3.2)
    }
  },
  belt: (brush, body, { cloth, ease, details }) => {
    const { waist, look } = body
    const obi = details.includes('sash')
    const [top, low, half] = obi ? [236, 312, waist + ease + 6] : [280, details.includes('lapels') ? 304 : 296, waist + ease + 3]
    const colour = obi ? look.accent : shade(cloth, 0.76)
    paintVolume(brush, outline(posed(body, [[-half, top], [0, top + 5], [half, top]]), posed(body, [[half, top], [half, low]]), posed(body, [[half, low], [0, low + 5], [-half, low]]), posed(body, [[-half, low], [-half, top]])), colour, 12)
    if (obi) stroke(brush, body, [[-half, 274], [0, 279], [half, 274]], blend(colour, [255, 244, 220], 0.7), 7)
    else if (details.includes('lapels')) for (const end of [[-20, 356], [4, 368]] as const) paintVolume(brush, outline(posed(body, [[-6, 290], [end[0] - 6, end[1]]]), posed(body, [[end[0] + 8, end[1] + 2], [6, 292]])), colour, 4)
  },
  frogs: (brush, body) => {
    const gold = lightOf(blend(body.look.accent, [214, 168, 84], 0.6))
    stroke(brush, body, [[0, 126], [18, 140], [44, 156], [body.shoulder - 12, 196]], gold, 3)
    for (const [x, y] of [[0, 127], [26, 146], [46, 160]] as const) dots(brush, body, [[x - 4, y], [x + 4, y + 1]], gold, 3.6)
  },
  sash: (brush, body, { cloth, neckline, details }) => {
    const { waist, look } = body
    if (neckline === 'shirt') {
      // A tie.
      paintVolume(brush, outline(posed(body, [[-4.4, 160], [4.4, 160]]), posed(body, [[4.4, 160], [7, 210], [12, 270]]), posed(body, [[12, 270], [0, 296], [-12, 270]]), posed(body, [[-12, 270], [-7, 210], [-4.4, 160]])), look.accent, 6)
      paintVolume(brush, outline(posed(body, [[-8.6, 149], [0, 147.4], [8.6, 149]]), posed(body, [[8.6, 149], [5.4, 164]]), posed(body, [[5.4, 164], [0, 166], [-5.4, 164]]), posed(body, [[-5.4, 164], [-8.6, 149]])), look.accent, 4)
    } else if (!details.includes('belt')) {
      paintVolume(brush, outline(posed(body, [[-waist - 9, 272], [0, 278], [waist + 9, 272]]), posed(body, [[waist + 9, 304], [0, 310], [-waist - 9, 304]])), look.accent, 9)
      for (const [x, end] of [[-8, 540], [8, 588]] as const) {
        const ribbon = outline([body.pose([x - 5, 296]), [x * 2.2 - 14, 400], [x * 1.6 - 6, end]], [[x * 1.6 + 10, end + 4], [x * 2.2, 400], body.pose([x + 5, 296])])
        paintVolume(brush, ribbon, blend(look.accent, cloth, 0.15), 6)
      }
      dots(brush, body, [[0, 292]], lightOf(look.accent), 7)
    }
  },
}

export function paintTopDetails(brush: Brush, body: Body, top: Top, layer: 'under' | 'over'): void {
  const drawn = layer === 'under' ? under : over
  if (layer === 'over') {
    if (top.neckline === 'shirt') paintCollar(brush, body, top.cloth)
    if (top.neckline === 'crossed') paintCrossing(brush, body, top)
    if (top.neckline === 'high') paintHighCollar(brush, body, top.cloth, 128)
    if (top.neckline === 'mandarin') paintHighCollar(brush, body, top.cloth, 122)
  }
  for (const detail of top.details) drawn[detail]?.(brush, body, top)
}
