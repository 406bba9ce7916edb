import * as v from 'valibot'
import { cleanName } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Description, Id, Upload, Work, workKinds } from '../entities.ts'
import { exportFormats, labelPlaces, squareSorts, squareThemes } from './gallery-choices.ts'

const Cursor = v.optional(v.string())
const Page = v.object({
  works: v.array(Work),
  /** Pass it to get the next page; absent on the last. */
  next: v.optional(v.string()),
})

/** Something that the square shows above the works: an activity, or what can be done here. */
const Banner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  picture: v.string(),
  /** Which part of the picture shows where it is higher than its place: 0 its top, 1 its bottom. */
  crop: v.number(),
  /** `{address}` of a page of ours, or an external page. */
  link: v.string(),
})
export type Banner = v.InferOutput<typeof Banner>

export const galleryEndpoints = {
  squareList: defineEndpoint({
    method: 'POST',
    path: '/square/list',
    summary: 'Published works for the home square: all, those of a generator, or the featured ones of a theme.',
    access: 'anyone',
    repeatable: true,
    request: v.object({
      sort: v.optional(v.picklist(squareSorts), 'featured'),
      /** Of featured works, beside no generator. */
      theme: v.optional(v.picklist(squareThemes)),
      generator: v.optional(v.string()),
      cursor: Cursor,
    }),
    response: Page,
  }),
  squareFront: defineEndpoint({
    method: 'POST',
    path: '/square/front',
    summary: 'What stands around the works of the home square: its banners, and the themes that have works.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({
      banners: v.array(Banner),
      themes: v.array(v.object({ id: v.picklist(squareThemes), name: v.string() })),
    }),
  }),
  workDetail: defineEndpoint({
    method: 'POST',
    path: '/work/detail',
    summary: 'One work: a public one for anyone, a private one for its owner.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Work,
  }),
  workDescription: defineEndpoint({
    method: 'POST',
    path: '/work/description',
    summary: 'The creative description of a work: for its owner and members; 20002 with the way to join for everybody else.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Description,
  }),
  workList: defineEndpoint({
    method: 'POST',
    path: '/work/list',
    summary: "The person's own works, newest first, or those in the bin.",
    access: 'user',
    repeatable: true,
    request: v.object({
      kind: v.optional(v.picklist(workKinds)),
      generator: v.optional(v.string()),
      bin: v.optional(v.boolean(), false),
      cursor: Cursor,
    }),
    response: Page,
  }),
  workFamily: defineEndpoint({
    method: 'POST',
    path: '/work/family',
    summary: "The person's own works that one grew from and those that grew from it, oldest first.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ works: v.array(Work) }),
  }),
  workExport: defineEndpoint({
    method: 'POST',
    path: '/work/export',
    summary: "An address of the person's own work as a file of another format, its AI label in the place chosen.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, format: v.picklist(exportFormats), place: v.picklist(labelPlaces) }),
    response: v.object({ url: v.string(), name: v.string() }),
  }),
  workPhoto: defineEndpoint({
    method: 'POST',
    path: '/work/photo',
    summary: "Takes the person's own work, or a sample, as a photo for another creation.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Upload,
  }),
  workUploads: defineEndpoint({
    method: 'POST',
    path: '/work/uploads',
    summary: "The photos of the person's that a work of theirs was made from.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ uploads: v.array(Upload) }),
  }),
  workDelete: defineEndpoint({
    method: 'POST',
    path: '/work/delete',
    summary: 'Puts works into the 30-day bin.',
    access: 'user',
    repeatable: true,
    request: v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: v.object({ ids: v.array(Id) }),
  }),
  workRestore: defineEndpoint({
    method: 'POST',
    path: '/work/restore',
    summary: 'Takes works back out of the bin.',
    access: 'user',
    repeatable: true,
    request: v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: v.object({ ids: v.array(Id) }),
  }),
  workPublish: defineEndpoint({
    method: 'POST',
    path: '/work/publish',
    summary: 'Shows a work on the square, or takes it back.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      id: Id,
      visibility: v.picklist(['private', 'public']),
      title: v.optional(v.pipe(v.string(), v.transform(cleanName), v.maxLength(60, 'too-long')), ''),
    }),
    response: Work,
  }),
  workLike: defineEndpoint({
    method: 'POST',
    path: '/work/like',
    summary: 'Likes a public work, or takes the like back.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, on: v.boolean() }),
    response: v.object({ likes: v.number(), liked: v.boolean() }),
  }),
} as const
