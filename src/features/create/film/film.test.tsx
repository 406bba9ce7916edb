import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { answer, server } from '../../../../tests/support/mock-server.ts'
import { sampleOffer } from '../../../../tests/support/samples.ts'
import { openForm, uploadIds } from '../../../../tests/support/open-form.tsx'

const scene = (caption: string, seconds: number) => ({ caption, picture: caption, seconds, camera: 'push' as const })

test('a script becomes a storyboard that is edited and sent as it is', async () => {
  const asked: RequestOf<'storyboardPropose'>[] = []
  answer('storyboardPropose', (request) => {
    asked.push(request)
    return { scenes: [scene('清晨', 3), scene('下雨了', 4)], left: '还有很多' }
  })
  const { user, sent, generate } = openForm('text-to-video')
  const script = await screen.findByLabelText('剧本')
  await generate()
  expect(await screen.findByText('先写下你的剧本')).toBeTruthy()
  await user.type(script, '清晨。下雨了。')
  await user.click(screen.getByRole('button', { name: '生成分镜' }))
  const first = within(await screen.findByRole('listitem', { name: '分镜 1' }))
  expect(asked).toEqual([{ script: '清晨。下雨了。' }])
  expect(screen.getByText(/还有很多/)).toBeTruthy()
  await user.type(first.getByLabelText('字幕'), '，海边')
  await user.click(first.getByRole('button', { name: '增加' }))
  await user.selectOptions(first.getByLabelText('镜头'), '环绕')
  await user.click(first.getByRole('button', { name: '往后移' }))
  await user.click(screen.getByRole('button', { name: '加一个分镜' }))
  await generate()
  expect(await screen.findByText('每个分镜都要写明画面')).toBeTruthy()
  await user.click(within(screen.getByRole('listitem', { name: '分镜 3' })).getByRole('button', { name: '删掉这个分镜' }))
  await generate()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.input).toMatchObject({
    script: '清晨。下雨了。', size: '16:9', music: 'warm', captions: true,
    scenes: [scene('下雨了', 4), { caption: '清晨，海边', picture: '清晨', seconds: 3.5, camera: 'orbit' }],
  })
  // What was edited comes back.
  await user.click(screen.getByRole('button', { name: '重新分镜' }))
  await waitFor(() => expect(screen.getByRole('listitem', { name: '分镜 1' })).toHaveProperty('textContent', expect.stringContaining('清晨')))
  await user.click(await screen.findByRole('button', { name: '恢复之前的分镜' }))
  expect(screen.getByDisplayValue('清晨，海边')).toBeTruthy()
})

test('several photos are sent one after the other, put in order, and filmed by a template', async () => {
  const { user, sent, generate } = openForm('custom-video')
  const choose = await screen.findByRole('button', { name: '选 2 到 12 张照片' })
  await generate()
  expect(await screen.findByText('至少选 2 张照片')).toBeTruthy()
  expect(choose).toBeTruthy()
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  await user.upload(screen.getByLabelText('照片'), files)
  const second = within(await screen.findByRole('listitem', { name: '照片 2' }))
  await user.click(second.getByRole('button', { name: '往前移' }))
  await user.click(screen.getByRole('radio', { name: '拍立得' }))
  await user.type(screen.getByLabelText(/^标题/), '夏天')
  await generate()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.input).toMatchObject({ photos: [uploadIds[1], uploadIds[0]], template: 'polaroid', title: '夏天', music: 'auto', seconds: 15 })
})

test('captions are read aloud by a voice that is chosen, where there are some', async () => {
  const fields = { script: true, scenes: true, music: true, narration: { options: ['', 'openai/alloy', 'local/zf_xiaoxiao'] } } as const
  const { user, sent, generate } = openForm('text-to-video', undefined, { offers: [sampleOffer('Wan', { fields: { ...fields, narration: { options: [...fields.narration.options] } } })] })
  await user.type(await screen.findByLabelText('剧本'), '清晨。')
  await user.click(screen.getByRole('switch', { name: '朗读' }))
  await user.selectOptions(screen.getByLabelText('声音'), 'Zf xiaoxiao · local')
  await generate()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ offer: 'wan/m/g', input: { script: '清晨。', narration: 'local/zf_xiaoxiao' } })
})

test('what is to happen in a photo is asked for where a model reads words', async () => {
  const { user, sent, generate } = openForm('img-to-video', undefined, { offers: [sampleOffer('Wan', { fields: { photo: true, prompt: true, seconds: { min: 4, max: 8, step: 2 } } })] })
  await user.upload(await screen.findByLabelText(/上传|照片/, { selector: 'input' }), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  await user.type(await screen.findByLabelText('画面里发生什么'), '她笑了')
  await generate()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.input).toMatchObject({ photo: uploadIds[0], prompt: '她笑了', seconds: 4 })
})

test('a clip stands among the photos; it is tried again when it was lost, and put in order by keys', async () => {
  const { user, sent, generate } = openForm('custom-video', undefined, { clips: true })
  const clip = '00000000-0000-4000-8000-000000000203'
  let sendings = 0
  server.use(
    http.post('*/upload/film', () => {
      // The first three are one sending and its own two repetitions.
      if (++sendings <= 3) return HttpResponse.error()
      return HttpResponse.json({ code: codes.success, msg: 'ok', data: { id: clip, url: '/api/file/u.mp4', width: 9, height: 16, film: { seconds: 65, sound: true, poster: '/api/file/u.jpg' } } })
    }),
  )
  expect(await screen.findByRole('button', { name: '选 2 到 12 张照片或视频' })).toBeTruthy()
  const files = [new File(['x'], 'a.mov', { type: 'video/quicktime' }), new File(['x'], 'b.jpg', { type: 'image/jpeg' })]
  await user.upload(screen.getByLabelText('照片'), files)
  await user.click(await screen.findByRole('button', { name: '重试' }, { timeout: 5000 }))
  const second = within(await screen.findByRole('listitem', { name: '视频片段 2' }))
  expect([sendings, second.getByText('1:05').textContent]).toEqual([4, '1:05'])
  second.getByRole('button', { name: /拖动排序/ }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('移到了第 1 位')).toBeTruthy()
  expect(screen.getByRole('listitem', { name: '视频片段 1' }).contains(document.activeElement)).toBe(true)
  await generate()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.input.photos).toEqual([{ clip }, uploadIds[0]])
})
