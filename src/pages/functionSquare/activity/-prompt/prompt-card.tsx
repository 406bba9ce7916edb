import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Copy, Wand2 } from 'lucide-react'
import type { PromptId, promptLibrary } from '#contract/prompts/prompt-library.ts'
import { promptPicture } from '~/entities/prompt/prompt-picture.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './prompts.module.css'

type Size = (typeof promptLibrary)[number]['size']

/** Pixels of the pictures. */
export const pictureSize: Record<Size, { width: number; height: number }> = {
  '1:1': { width: 512, height: 512 },
  '4:3': { width: 512, height: 384 },
  '3:4': { width: 384, height: 512 },
}

/** Under the picture; its height is that of the style sheet. */
export const CAPTION = { height: 'calc(var(--u) * 116)', share: 0.6 }

interface PromptCardProps {
  id: PromptId
  prompt: string
  size: Size
  eager: boolean
}

/** A prompt on the picture that was painted from it; one tap opens it in the generator. */
export function PromptCard({ id, prompt, size, eager }: PromptCardProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const use = { to: '/functionList/draw/textDraw', search: { prompt } } as const
  return (
    <article className={styles.card}>
      <Link {...use} className={styles.picture} aria-label={t`用“${prompt}”`} tabIndex={-1}>
        <Picture src={promptPicture(id)} alt={prompt} {...pictureSize[size]} eager={eager} />
      </Link>
      <div className={styles.foot}>
        <p className={styles.words} title={prompt}>
          {prompt}
        </p>
        <div className={styles.actions}>
          <ButtonLink {...use} size="small" icon={Wand2}>
            <Trans>使用</Trans>
          </ButtonLink>
          <IconButton icon={Copy} label={t`复制提示词`} onClick={() => void copyText(prompt, i18n)} />
        </div>
      </div>
    </article>
  )
}
