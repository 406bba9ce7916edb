import { expect, test } from 'vitest'
import { camerasFor } from './camera.ts'
import type { Language } from '../lettering/language.ts'
import { unitsOf, readings } from './script-language.ts'
import { proposeStoryboard } from './storyboard.ts'

const limits = { mostScenes: 12, leastSeconds: 2.5, mostSceneSeconds: 8, mostSeconds: 60 }
const scripts: Record<Language, string> = {
  'zh-Hans': '清晨，海边的小镇还在睡。一个女孩推开窗，看见远处的灯塔亮着。她说：“今天，我要走到世界的尽头。”\n她沿着海岸走，风把帽子吹上了天。下雨了。傍晚，她回到家。',
  'zh-Hant': '清晨，海邊的小鎮還在睡。一個女孩推開窗，看見遠處的燈塔亮著。她說：「今天，我要走到世界的盡頭。」下雨了。傍晚，她回到家。',
  en: 'At dawn the little harbour was still asleep. A girl opened her window and saw the lighthouse far away. "Today," she said, "I will walk to the end of the world." She walked along the shore. Wind!',
  es: 'Al amanecer, el puerto dormía. Una niña abrió la ventana y vio el faro a lo lejos. ¡Qué viento! Caminó por la orilla hasta que cayó la lluvia.',
  fr: "À l'aube, le petit port dormait encore. Une fille ouvrit sa fenêtre et vit le phare au loin. « Aujourd'hui, dit-elle, j'irai au bout du monde. » La pluie tombe.",
  ja: '夜明け、港町はまだ眠っている。少女は窓を開け、遠くの灯台を見つめた。「今日は世界の果てまで歩くの。」風が帽子を空へ運んでいった。',
}

test.each(Object.keys(scripts) as Language[])('a script in %s becomes scenes that can be read and filmed', (language) => {
  const script = scripts[language]
  const board = proposeStoryboard(script, language === 'zh-Hant' ? 'en' : 'zh-Hans', limits)
  expect(board.language).toBe(language)
  expect(board.left).toBe('')
  expect(board.scenes.length).toBeGreaterThan(2)
  // Nothing is lost and nothing is said twice.
  const plain = (text: string) => text.replace(/\s/g, '')
  expect(plain(board.scenes.map(({ caption }) => caption).join(''))).toBe(plain(script))
  for (const [i, { caption, seconds, camera }] of board.scenes.entries()) {
    expect(unitsOf(caption, language)).toBeLessThanOrEqual(readings[language].screen)
    expect(unitsOf(caption, language) / seconds).toBeLessThanOrEqual(readings[language].fastest)
    expect(caption).not.toMatch(/^[\p{Pe}\p{Pf}，。！？、」』”]|[\p{Ps}\p{Pi}「『]$/u)
    expect(camera).not.toBe(board.scenes[i + 1]?.camera)
  }
})

test('short sentences stand together, a long one is parted where a reader takes breath', () => {
  const { scenes } = proposeStoryboard('下雨了。她在跑着。\n她躲进一棵大树下，听雨落在叶子上的声音，像有人在很远的地方弹琴，一遍又一遍，直到天亮。', 'zh-Hans', limits)
  expect(scenes.map(({ caption }) => caption)).toEqual(['下雨了。她在跑着。', '她躲进一棵大树下，听雨落在叶子上的声音，', '像有人在很远的地方弹琴，一遍又一遍，直到天亮。'])
})

test('a script longer than a film is read faster, and what is then too much is given back', () => {
  for (const language of ['zh-Hans', 'en'] as const) {
    const script = scripts[language].repeat(12).slice(0, 1000)
    const { scenes, left } = proposeStoryboard(script, language, limits)
    expect(scenes.length).toBeLessThanOrEqual(12)
    expect(scenes.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(60)
    expect(left === '').toBe(language === 'en')
    expect(script.replace(/\s/g, '')).toBe([...scenes.map(({ caption }) => caption), left].join('').replace(/\s/g, ''))
  }
})

test('the camera follows what is told of', () => {
  expect(camerasFor(['A girl opened the window.', 'Her eyes were green.', 'Balloons rose into the sky.', 'She walked down the street.', 'The end.'])).toEqual([
    'push', 'pan-right', 'rise', 'pan-left', 'pull',
  ])
})
