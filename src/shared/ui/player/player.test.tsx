import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../render-ui.tsx'
import { Player } from './player.tsx'

const chapters = [
  { at: 0, title: '开始' },
  { at: 10, title: '结尾' },
]
const video = () => document.querySelector('video')!
let paused: boolean

// jsdom has the element and plays nothing.
beforeEach(() => {
  paused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    paused = false
    fireEvent.play(video())
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true
    fireEvent.pause(video())
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})

function open() {
  renderUi(<Player src="/film.mp4" lowSrc="/film-low.mp4" width={540} height={960} label="猫" chapters={chapters} captions={{ src: '/film.vtt', language: 'zh-Hans', name: '简体中文' }} />)
  const known = { duration: 20, readyState: 4, buffered: { length: 0 }, currentTime: 0 }
  for (const [name, value] of Object.entries(known)) Object.defineProperty(video(), name, { configurable: true, writable: true, value })
  fireEvent.durationChange(video())
  return userEvent.setup()
}

test('a press plays and pauses, and so do the keys', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: '播放' }))
  expect(screen.getByRole('button', { name: '暂停' })).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('group', { name: '播放器：猫' }), { key: 'k' })
  expect(screen.getByRole('button', { name: '播放' })).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('group', { name: '播放器：猫' }), { key: 'ArrowRight' })
  expect(video().currentTime).toBe(5)
})

test('the slider says where the film is, in which chapter, and goes elsewhere', () => {
  open()
  const slider = screen.getByRole('slider', { name: '播放位置' })
  fireEvent.change(slider, { target: { value: '12' } })
  fireEvent.timeUpdate(video())
  expect(slider.getAttribute('aria-valuetext')).toBe('0:12，共 0:20，结尾')
})

test('speed, captions and data are as they were chosen the last time', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: '播放设置' }))
  await user.click(await screen.findByText('1.5×'))
  expect(video().playbackRate).toBe(1.5)
  await user.click(screen.getByRole('switch', { name: '省流量' }))
  expect(video().getAttribute('src')).toBe('/film-low.mp4')
  await user.click(screen.getByRole('button', { name: '关闭字幕' }))
  document.body.replaceChildren()
  open()
  expect(screen.getByRole('button', { name: '打开字幕' })).toBeTruthy()
  await waitFor(() => expect(video().getAttribute('src')).toBe('/film-low.mp4'))
})

test('a film that breaks off says so, and goes on from there when asked again', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: '播放' }))
  video().currentTime = 7
  fireEvent.timeUpdate(video())
  fireEvent.error(video())
  expect(screen.getByRole('alert').textContent).toContain('短片没能打开')
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(video().load).toHaveBeenCalledOnce()
  video().currentTime = 0
  fireEvent.loadedMetadata(video())
  expect(video().currentTime).toBe(7)
  expect(screen.queryByRole('alert')).toBeNull()
})
