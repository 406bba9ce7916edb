import * as v from 'valibot'
import { appConfig } from '#config'
import { cleanName, hiddenCharacters } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Gender, Id, Interest, User } from '../entities.ts'
import { plainText } from './fields.ts'

const { profile } = appConfig

const Share = v.pipe(v.number(), v.minValue(0, 'bad-crop'), v.maxValue(1, 'bad-crop'))

/** A square of a picture that was first turned clockwise by so many degrees. */
export const Crop = v.object({
  /** Its left and upper edges, as shares of the turned picture's width and height. */
  x: Share,
  y: Share,
  /** Its side, as a share of the picture's shorter side. */
  size: v.pipe(Share, v.minValue(0.01, 'bad-crop')),
  turn: v.optional(v.picklist([0, 90, 180, 270]), 0),
})
export type Crop = v.InferInput<typeof Crop>

/** Ways to log in that an installation may have set up. */
const loginWays = ['code', 'password', 'qrcode', 'wx'] as const

export const profileEndpoints = {
  userInfo: defineEndpoint({
    method: 'POST',
    path: '/user/info',
    summary: 'The logged-in person, with the balance; and a new token when the one that was sent has served its time.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ ...User.entries, token: v.optional(v.string()) }),
  }),
  userUpdateInfo: defineEndpoint({
    method: 'POST',
    path: '/user/update/info',
    summary: 'Changes what is given of the profile and of whether photos may leave the installation; the avatar may be sent along as a file.',
    access: 'user',
    repeatable: true,
    pictureField: 'avatar',
    request: v.object({
      nickname: v.optional(
        v.pipe(
          plainText(profile.nicknameMax),
          v.check((name) => !hiddenCharacters.test(name), 'bad-input'),
          v.transform(cleanName),
          v.minLength(1, 'empty'),
        ),
      ),
      /** null takes back what was told. */
      gender: v.optional(v.nullable(Gender)),
      bio: v.optional(plainText(profile.bioMax)),
      interests: v.optional(v.pipe(v.array(Interest), v.maxLength(profile.interestsMost, 'too-many-interests'))),
      photosStay: v.optional(v.boolean()),
      /** An uploaded picture of the person's. */
      avatar: v.optional(Id),
      /** Which part of that picture; absent: the middle of it. */
      crop: v.optional(Crop),
    }),
    response: User,
  }),
  optionList: defineEndpoint({
    method: 'GET',
    path: '/option/list',
    summary: 'What this installation offers: ways to log in, interests to choose from, whether there is something to pay.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({ loginWays: v.array(v.picklist(loginWays)), interests: v.array(Interest), isShowPay: v.boolean() }),
  }),
} as const
