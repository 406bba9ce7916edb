import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useWords } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LinkProps } from '@tanstack/react-router'
import { Camera, Share2, Sparkles, Trash2, UserRound } from 'lucide-react'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './intro.module.css'

const { photosLeast, photosMost, templatesMost } = photoStudioRules

/** Portraits that were made of one photo, the photo first. */
const pictures = [
  { src: '/samples/photos/astronaut.webp', of: 'photo' },
  { src: '/examples/human/0.webp', of: 'made' },
  { src: '/examples/cherry-blossom/0.webp', of: 'made' },
  { src: '/examples/qipao/0.webp', of: 'made' },
  { src: '/examples/modern-american/0.webp', of: 'made' },
] as const

/** What the photo studio makes and how, for whoever comes by the workstation or by a shared link. */
export function IntroPage({ backTo }: { backTo?: LinkProps['to'] }) {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  return (
    <Page
      width="normal"
      title={t`AI 写真`}
      {...(backTo && { backTo })}
      action={
        <ButtonLink to={user ? '/functionListThree/photo/main' : '/functionListThree/photo/gender_selection'} tone="primary" size="large" fullWidth icon={Camera}>
          {user ? <Trans>进入写真馆</Trans> : <Trans>拍我的写真</Trans>}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <div className={styles.wall}>
          {pictures.map(({ src, of }) => (
            <figure key={src}>
              <img src={src} alt={of === 'photo' ? t`原来的照片` : t`用它做的写真`} />
              {of === 'photo' && (
                <figcaption>
                  <Trans>原图</Trans>
                </figcaption>
              )}
            </figure>
          ))}
        </div>
        <div className={styles.words}>
          <h2>
            <Trans>拍一次，处处是你</Trans>
          </h2>
          <p>
            <Trans>几张照片，创建只属于你的数字分身，一次拍一组写真，还能让写真动起来。</Trans>
          </p>
          <ol className={styles.how}>
            <li>
              <Camera aria-hidden />
              <span>
                <Trans>
                  选 {photosLeast} 到 {photosMost} 张照片，或当场自拍；每张都检查，不合适会说明原因
                </Trans>
              </span>
            </li>
            <li>
              <UserRound aria-hidden />
              <span>
                <Trans>挑出最清楚的，摆正、统一光线，成为你的标准像</Trans>
              </span>
            </li>
            <li>
              <Sparkles aria-hidden />
              <span>
                <Trans>影棚、古韵、节日……一次最多选 {templatesMost} 个模板</Trans>
              </span>
            </li>
            <li>
              <Trash2 aria-hidden />
              <span>
                <Trans>只有你看得到；随时删除分身，和用它做的一切</Trans>
              </span>
            </li>
          </ol>
          <Share />
        </div>
      </div>
    </Page>
  )
}

/** The link that opens without a login. */
function Share() {
  const { i18n } = useWords()
  return (
    <Button icon={Share2} onClick={() => void copyText(`${pageOrigin()}/functionSquare/draw/photoH5`, i18n)}>
      <Trans>复制链接，分享给朋友</Trans>
    </Button>
  )
}
