import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { Download, Globe, Lock, RefreshCw, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { PublishSheet } from './publish-sheet.tsx'
import { useSave } from './use-save.tsx'
import { useShare } from './use-share.tsx'
import styles from './work-actions.module.css'
import { useDelete, usePublish } from './work.mutations.ts'

interface WorkActionsProps {
  work: Work
  /** Offers its generator with the same settings; left out on the generator's own page. */
  again?: boolean
  /** After it went into the bin. */
  onDeleted?: () => void
}

/** What the owner can do with a finished work. */
export function WorkActions({ work, again, onDeleted }: WorkActionsProps) {
  const { t } = useLingui()
  const [publishing, setPublishing] = useState(false)
  const [asking, setAsking] = useState(false)
  const publish = usePublish()
  const remove = useDelete()
  const { save, page } = useSave(work)
  const { share, guide } = useShare(work)
  const isPublic = work.visibility === 'public'
  const generator = again ? findGenerator(work.generator) : undefined

  return (
    <div className={styles.actions}>
      <Button icon={Download} tone="primary" fullWidth className={styles.main} onClick={save}>
        <Trans>保存</Trans>
      </Button>
      <Button icon={Share2} onClick={() => (isPublic ? share() : setAsking(true))}>
        <Trans>分享</Trans>
      </Button>
      {isPublic ? (
        <Button icon={Lock} loading={publish.isPending} onClick={() => publish.mutate({ id: work.id, visibility: 'private', title: work.title })}>
          <Trans>收回</Trans>
        </Button>
      ) : (
        <Button icon={Globe} onClick={() => setPublishing(true)}>
          <Trans>发布</Trans>
        </Button>
      )}
      {generator && (
        <ButtonLink to={generator.path as LinkProps['to']} search={{ from: work.id } as never} icon={RefreshCw}>
          <Trans>同款再画</Trans>
        </ButtonLink>
      )}
      {onDeleted && (
        <Button icon={Trash2} loading={remove.isPending} onClick={() => remove.mutate([work.id], { onSuccess: onDeleted })}>
          <Trans>删除</Trans>
        </Button>
      )}
      <PublishSheet key={String(publishing)} work={work} open={publishing} onOpenChange={setPublishing} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`先发布，再分享`}
        description={t`这幅作品现在只有你能看到。发布之后，收到链接的人才能打开。`}
        confirmLabel={t`去发布`}
        onConfirm={() => {
          setAsking(false)
          setPublishing(true)
        }}
      />
      {page}
      {guide}
    </div>
  )
}
