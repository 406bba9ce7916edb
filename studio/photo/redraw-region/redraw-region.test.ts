import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { drawn, idle, made, meanIn, photo } from '../fixtures.ts'
import type { Region } from '../../pixels/raster.ts'
import { planRedraw } from './plan.ts'
import { redrawRegion } from './redraw-region.ts'

const channel = ({ data }: RasterImage, c: number) => Float32Array.from({ length: data.length / 3 }, (_, i) => data[3 * i + c]!)
const level = (picture: RasterImage, c: number, region: Region) => meanIn(channel(picture, c), picture, region)
const tint = (picture: RasterImage, region: Region) => level(picture, 2, region) - level(picture, 0, region)

const grey = (level: number) => [level, level, level]

describe('planRedraw', () => {
  const kind = (prompt: string) => planRedraw(prompt, 1).plan?.kind

  it('tells a colour, a sky, a scene, a texture and nothing apart in several languages', () => {
    expect(['red', '蓝色', '红色连衣裙', 'robe bleue', 'white wall', 'pink sky'].map(kind)).toEqual(Array(6).fill('colour'))
    expect(['sunset sky', '晚霞', '星空', 'aurora', 'ciel bleu', '青空', 'full moon', 'rainbow', 'cielo nublado'].map(kind)).toEqual(Array(9).fill('sky'))
    expect(['snow mountains', '海边', 'forêt', 'la ciudad de noche'].map(kind)).toEqual(Array(4).fill('scene'))
    expect(['marble texture', '条纹图案'].map(kind)).toEqual(['texture', 'texture'])
    expect(['remove it', '去掉', 'supprimer', 'elimina el coche', '消して', 'without people'].map(kind)).toEqual(Array(6).fill('fill'))
  })

  it('names what of a person takes the colour', () => {
    const of = (prompt: string) => planRedraw(prompt, 1).plan
    const garments = ['red dress', '蓝色外套', 'corbata verde', 'veste rouge', '赤いネクタイ', '绿色球衣', 'green polo', 'bañador azul', 'maillot vert', '青いユニフォーム']
    expect(garments.map(of)).toEqual(garments.map(() => expect.objectContaining({ of: 'clothes' })))
    expect(['purple hair', '粉色头发'].map(of)).toEqual(Array(2).fill(expect.objectContaining({ of: 'hair' })))
  })

  it('paints no new things, animals or people', () => {
    const prompts = ['a white cat', '一只橘猫', 'roses', '花', 'cat in a meadow', 'a red car', 'un barco', 'une pomme rouge', 'a dress', 'perfume bottle', 'doctor', 'autumn']
    expect(prompts.map(kind)).toEqual(prompts.map(() => undefined))
  })

  it('paints a sky without land, birds or boats', () => {
    const { plan, understood } = planRedraw('sunset sky', 1)
    expect(plan).toMatchObject({ kind: 'sky', spec: { time: 'sunset', subjects: [] } })
    expect(understood).toMatchObject([{ slot: 'redraw', value: 'sky' }, { slot: 'time', value: 'sunset' }])
    expect(planRedraw('aurora', 1).plan).toMatchObject({ spec: { time: 'night', weather: 'aurora' } })
  })
})

describe('redrawRegion', async () => {
  const coffee = await photo('coffee.png')
  const saucer = { left: 64, top: 128, width: 40, height: 14 }
  const table = { left: 5, top: 130, width: 30, height: 30 }
  const redraw = (prompt: string, region: Region) =>
    redrawRegion(coffee, drawn(coffee, region), planRedraw(prompt, 2).plan!, 1, idle)

  it('dyes what is marked and keeps its light', async () => {
    const { picture, notes } = await redraw('blue', { left: 50, top: 10, width: 130, height: 150 })
    expect(notes).toEqual(['redraw-colour'])
    expect(tint(coffee, saucer)).toBeLessThan(-50)
    expect(tint(picture, saucer)).toBeGreaterThan(20)
    expect(tint(picture, table)).toBeCloseTo(tint(coffee, table), 0)
  })

  it('paints a sky into it', async () => {
    const { picture, notes } = await redraw('aurora', { left: 0, top: 0, width: 256, height: 60 })
    expect(notes).toEqual(['redraw-sky'])
    expect(tint(picture, { left: 20, top: 5, width: 200, height: 30 })).toBeGreaterThan(10)
    expect(tint(picture, table)).toBeCloseTo(tint(coffee, table), 0)
  })

  it('paints all of a sky of which most is marked, and a small part alone', async () => {
    const rocket = await photo('rocket.jpg')
    const beyond = { left: 100, top: 105, width: 20, height: 12 }
    const sunset = async (region: Region) => (await redrawRegion(rocket, drawn(rocket, region), planRedraw('sunset sky', 2).plan!, 1, idle)).picture
    const change = (picture: RasterImage) => tint(picture, beyond) - tint(rocket, beyond)
    // Down to just above the part that is looked at.
    expect(Math.abs(change(await sunset({ left: 40, top: 0, width: 30, height: 30 })))).toBeLessThan(3)
    expect(Math.abs(change(await sunset({ left: 0, top: 0, width: rocket.width, height: 95 })))).toBeGreaterThan(15)
  })

  it('paints no sky through a wall that is marked with it', async () => {
    const wall = 110
    const house = made({ width: 192, height: 144 }, (x, y) => (x >= wall ? grey(y % 24 < 4 ? 60 : 236) : y < 96 ? [110, 160, 225] : grey(50)))
    const { picture } = await redrawRegion(house, drawn(house, { left: 40, top: 0, width: 130, height: 60 }), planRedraw('starry sky', 2).plan!, 1, idle)
    const [front, above] = [{ left: wall + 8, top: 8, width: 40, height: 40 }, { left: 60, top: 10, width: 30, height: 30 }]
    for (const channel of [0, 1, 2]) expect(Math.abs(level(picture, channel, front) - level(house, channel, front))).toBeLessThan(4)
    expect(level(picture, 2, above)).toBeLessThan(level(house, 2, above) - 60)
  })

  it('knows the sky of a sunset from the mountain that is marked with it', async () => {
    const ridge = (x: number) => 40 + 0.6 * Math.abs(x - 96)
    const sky = (y: number) => [170 + 0.8 * y, 95 + y, 110]
    const dusk = made({ width: 192, height: 144 }, (x, y) => (y > ridge(x) ? [150, 70 + 12 * Math.sin(x / 3), 45] : sky(y)))
    const { picture } = await redrawRegion(dusk, drawn(dusk, { left: 50, top: 5, width: 90, height: 85 }), planRedraw('starry sky', 2).plan!, 1, idle)
    const [mountain, left] = [{ left: 80, top: 62, width: 32, height: 24 }, { left: 60, top: 10, width: 20, height: 20 }]
    for (const channel of [0, 1, 2]) expect(Math.abs(level(picture, channel, mountain) - level(dusk, channel, mountain))).toBeLessThan(4)
    expect(level(picture, 0, left)).toBeLessThan(level(dusk, 0, left) - 80)
  })

  it('leaves no light rim of the old sky along the roofs', async () => {
    const [width, height, roof] = [192, 144, 90]
    // The edge of the roof is three pixels soft.
    const house = made({ width, height }, (_, y) => grey(215 - 155 * Math.min(1, Math.max(0, (y - roof + 1.5) / 3))))
    const { picture } = await redrawRegion(house, drawn(house, { left: 0, top: 0, width, height: roof }), planRedraw('starry sky', 2).plan!, 1, idle)
    const rows = Array.from({ length: 8 }, (_, k) => level(picture, 1, { left: 0, top: roof - 4 + k, width, height: 1 }))
    expect(Math.max(...rows)).toBeLessThan(90)
  })

  it('spares the face that a mark for clothes runs into, and dyes one that is marked alone', async () => {
    const portrait = await photo('astronaut.png')
    const [cheek, suit] = [{ left: 112, top: 70, width: 8, height: 6 }, { left: 50, top: 170, width: 20, height: 30 }]
    const green = (picture: RasterImage, region: Region) => level(picture, 1, region) - level(picture, 0, region)
    const redraw = async (region: Region) => (await redrawRegion(portrait, drawn(portrait, region), planRedraw('green', 2).plan!, 1, idle)).picture
    const all = await redraw({ left: 20, top: 60, width: 170, height: 190 })
    expect(green(all, suit)).toBeGreaterThan(10)
    expect(green(all, cheek)).toBeCloseTo(green(portrait, cheek), 0)
    const face = await redraw({ left: 95, top: 40, width: 45, height: 45 })
    expect(green(face, cheek)).toBeGreaterThan(10)
  })

  it('closes the gap where nothing is to be', async () => {
    const { picture, notes } = await redraw('remove', { left: 10, top: 100, width: 30, height: 30 })
    expect(notes).toEqual(['redraw-fill'])
    expect(picture.width).toBe(coffee.width)
  })

  it.each(['colour', 'grey'] as const)('leaves skin as it is where clothes take a colour, in a photo in %s', async (tone) => {
    const astronaut = await photo('astronaut.png')
    const grey = (_: number, i: number, data: Uint8Array) => (data[i - (i % 3)]! + data[i - (i % 3) + 1]! + data[i - (i % 3) + 2]!) / 3
    const before = tone === 'grey' ? { ...astronaut, data: astronaut.data.map(grey) } : astronaut
    const plan = planRedraw('a green suit', 1).plan!
    const { picture } = await redrawRegion(before, drawn(before, { left: 40, top: 0, width: 150, height: 250 }), plan, 1, idle)
    const green = (image: RasterImage, region: Region) => level(image, 1, region) - (level(image, 0, region) + level(image, 2, region)) / 2
    const [cheek, suit] = [{ left: 104, top: 60, width: 10, height: 10 }, { left: 60, top: 200, width: 20, height: 20 }]
    expect(green(picture, suit)).toBeGreaterThan(green(before, suit) + 25)
    expect(green(picture, cheek)).toBeCloseTo(green(before, cheek), 0)
  })

  it('refuses a colour for clothes where there are none', async () => {
    const astronaut = await photo('astronaut.png')
    const dyed = redrawRegion(astronaut, drawn(astronaut, { left: 100, top: 45, width: 25, height: 35 }), planRedraw('red dress', 1).plan!, 1, idle)
    await expect(dyed).rejects.toMatchObject({ reason: 'part-unclear' })
  })

  it('refuses an empty mask', async () => {
    const nothing = redrawRegion(coffee, new Float32Array(coffee.width * coffee.height), planRedraw('red', 1).plan!, 1, idle)
    await expect(nothing).rejects.toMatchObject({ reason: 'mask-empty' })
  })
})
