import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilmTemplate } from '#contract/generators/custom-video.ts'
import type { MusicMood } from '#contract/generators/film-choices.ts'

export const templateWords: Record<FilmTemplate, MessageDescriptor> = {
  beat: msg`卡点快剪`,
  album: msg`纸质相册`,
  story: msg`竖屏大字`,
  polaroid: msg`拍立得`,
  split: msg`分屏拼贴`,
  retro: msg`老电影`,
  tunnel: msg`穿梭变焦`,
  festival: msg`节日金光`,
  postcard: msg`旅行明信片`,
  compare: msg`前后对比`,
}

export const musicWords: Record<MusicMood | 'auto' | 'none', MessageDescriptor> = {
  auto: msg`配合模板`,
  calm: msg`安静`,
  warm: msg`温暖`,
  bright: msg`明快`,
  playful: msg`俏皮`,
  epic: msg`史诗`,
  night: msg`夜色`,
  festive: msg`喜庆`,
  dreamy: msg`梦幻`,
  none: msg`不要音乐`,
}

/** What to do about a field of a film that keeps the form from being sent, by its broken rule. */
export const filmProblems: Partial<Record<string, MessageDescriptor>> = {
  'script.missing': msg`先写下你的剧本`,
  'script.empty': msg`先写下你的剧本`,
  'script.too-long': msg`剧本太长了，请精简到 1000 字以内`,
  'storyboard.empty': msg`每个分镜都要写明画面`,
  'storyboard.missing': msg`每个分镜都要写明画面`,
  'storyboard.too-long': msg`有的分镜文字太长了，请精简一下`,
  'storyboard.too-many-scenes': msg`最多 12 个分镜，请删掉几个`,
  'storyboard.film-too-long': msg`短片最长 60 秒，请缩短几个分镜`,
  'photos.missing': msg`至少选 2 张照片`,
  'photos.too-few-photos': msg`至少选 2 张照片`,
  'photos.too-many-photos': msg`最多选 12 张照片，请去掉几张`,
  'motion.too-long': msg`描述太长了，请精简到 400 字以内`,
  'photos.too-many-clips': msg`最多选 4 段视频，请去掉几段`,
  'title.too-long': msg`标题太长了，请精简到 40 字以内`,
}
