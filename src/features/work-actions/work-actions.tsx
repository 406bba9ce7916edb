import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { Download, Globe, Lock, PencilLine, QrCode, RefreshCw, Share2, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { EditSheet } from './edit-sheet.tsx'
import { PosterSheet } from './poster/late-poster-sheet.ts'
import { PublishSheet } from './publish-sheet.tsx'
import { SaveSheet } from './save-sheet.tsx'
import { Tool, ToolLink } from './tool.tsx'
import { useSave } from './use-save.tsx'
import { useShare } from './use-share.tsx'
import styles from './work-actions.module.css'
import { useDelete, usePublish } from './work.mutations.ts'

interface WorkActionsProps {
  work: Work
  /** Offers its generator with the same settings; left out where those are in sight. */
  again?: boolean
  /** After it went into the bin. */
  onDeleted?: () => void
}

/** What the owner can do with a finished work: save it, and all else in a row beneath. */
export function WorkActions({ work, again, onDeleted }: WorkActionsProps) {
  const { t } = useLingui()
  const [sheet, setSheet] = useState<'save' | 'publish' | 'ask' | 'edit' | 'poster'>()
  const publish = usePublish()
  const remove = useDelete()
  const { save, saving, page } = useSave(work)
  const { share, guide } = useShare(work)
  const isPublic = work.visibility === 'public'
  const generator = again ? findGenerator(work.generator) : undefined
  const opens = (name: typeof sheet) => ({
    open: sheet === name,
    // One that closes must not take the next one with it.
    onOpenChange: (open: boolean) => setSheet((current) => (open ? name : current === name ? undefined : current)),
  })

  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        <Button data-coach="keep" icon={Download} tone="primary" fullWidth loading={saving} onClick={() => save()}>
          <Trans>保存</Trans>
        </Button>
        {!work.text && <IconButton tone="solid" icon={SlidersHorizontal} label={t`格式与标识`} onClick={() => setSheet('save')} />}
      </div>
      <div className={styles.tools}>
        <Tool icon={Share2} onClick={() => (isPublic ? share() : work.held ? toast({ text: t`审核通过后就能分享` }) : setSheet('ask'))}>
          <Trans>分享</Trans>
        </Tool>
        {isPublic || work.held ? (
          <Tool icon={Lock} busy={publish.isPending} onClick={() => publish.mutate({ id: work.id, visibility: 'private', title: work.title })}>
            <Trans>收回</Trans>
          </Tool>
        ) : (
          <Tool data-coach="publish" icon={Globe} onClick={() => setSheet('publish')}>
            <Trans>发布</Trans>
          </Tool>
        )}
        {isPublic && (
          <Tool icon={QrCode} onClick={() => setSheet('poster')}>
            <Trans>海报</Trans>
          </Tool>
        )}
        <Tool icon={PencilLine} onClick={() => setSheet('edit')}>
          <Trans>编辑</Trans>
        </Tool>
        {generator && (
          <ToolLink to={generator.path as LinkProps['to']} search={{ from: work.id } as never} icon={RefreshCw}>
            <Trans>从这一版继续</Trans>
          </ToolLink>
        )}
        {onDeleted && (
          <Tool icon={Trash2} busy={remove.isPending} onClick={() => remove.mutate([work.id], { onSuccess: onDeleted })}>
            <Trans>删除</Trans>
          </Tool>
        )}
      </div>
      <SaveSheet key={`save ${sheet === 'save'}`} work={work} onSave={save} {...opens('save')} />
      <PublishSheet key={`publish ${sheet === 'publish'}`} work={work} {...opens('publish')} />
      <EditSheet key={`edit ${sheet === 'edit'}`} work={work} {...opens('edit')} />
      {sheet === 'poster' && <PosterSheet work={work} onClose={() => setSheet(undefined)} onGiveUp={() => setSheet(undefined)} />}
      <ConfirmDialog
        {...opens('ask')}
        title={t`先发布，再分享`}
        description={t`这幅作品现在只有你能看到。发布之后，收到链接的人才能打开。`}
        confirmLabel={t`去发布`}
        onConfirm={() => setSheet('publish')}
      />
      {page}
      {guide}
    </div>
  )
}
