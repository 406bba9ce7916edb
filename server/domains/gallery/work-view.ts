import type { Locale } from '#config'
import type { Description, Work } from '#contract/entities.ts'
import type { Call } from '../../call.ts'
import type { EngineWords } from '../../engines/engine.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Statement } from '../../platform/database/statement.ts'
import type { SeenWork } from './seen-works.ts'
import type { StoredDescription } from './stored-description.ts'

/** For whom works are shown. */
export type Viewer = Pick<Call, 'locale' | 'identity'>

export interface WorkViews {
  /** Reads works for a viewer; `values` are the statement's parameters from $4. */
  read: <Row>(statement: Statement<Row>, viewer: Viewer, values: readonly unknown[]) => Promise<Row[]>
  view: (row: SeenWork, locale: Locale) => Work
}

/** Works as a viewer may see them. */
/** @param wordsOf An engine's own words, by its id. */
export function createWorkViews({ db, files, clock }: Platform, wordsOf: (engine: string) => EngineWords | undefined): WorkViews {
  const describe = ({ understood, notes, ...stored }: StoredDescription, locale: Locale): Description => {
    const words = wordsOf(stored.engine)
    return {
      ...stored,
      ...(understood && { understood: words?.understood(locale, understood) ?? [] }),
      ...(notes && { notes: words?.notes(locale, notes) ?? [] }),
    }
  }

  return {
    read: (statement, { locale, identity }, values) => statement(db, [identity?.userId ?? null, clock.now(), locale, ...values]),

    view: (row, locale) => ({
      id: row.id,
      taskId: row.taskId ?? undefined,
      generator: row.generator,
      kind: row.kind,
      title: row.title,
      width: row.width,
      height: row.height,
      files: {
        original: files.signedUrl(row.originalKey),
        preview: files.signedUrl(row.previewKey),
        thumbnail: files.signedUrl(row.thumbnailKey),
        before: row.beforeKey ? files.signedUrl(row.beforeKey) : undefined,
      },
      colour: row.colour,
      transparent: row.transparent,
      owner: {
        id: row.ownerId,
        nickname: row.ownerNickname,
        avatar: row.ownerAvatarKey ? files.signedUrl(row.ownerAvatarKey) : undefined,
        house: row.ownerHouse,
        followed: row.ownerFollowed || undefined,
      },
      mine: row.mine,
      visibility: row.visibility,
      held: (row.mine && row.heldAt !== null) || undefined,
      hidden: (row.mine && row.hiddenAt !== null) || undefined,
      likes: row.likes,
      liked: row.liked,
      favourites: row.favourites || undefined,
      favourite: row.favourite || undefined,
      comments: row.comments || undefined,
      promptKept: row.promptKept || undefined,
      description: row.description ? describe(row.description, locale) : undefined,
      duration: row.duration ?? undefined,
      text: row.text ?? undefined,
      sample: row.sample,
      parentId: row.parentId ?? undefined,
      createdAt: row.createdAt,
      deletedAt: row.deletedAt ?? undefined,
    }),
  }
}
