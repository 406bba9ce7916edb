import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import styles from './-studio-link.module.css'

const pictures = ['human', 'cherry-blossom', 'qipao'].map((generator) => `/examples/${generator}/0.webp`)

/** The way to the photo studio, which makes many portraits of one person. */
export function StudioLink() {
  return (
    <Link to="/functionSquare/draw/photo" className={styles.studio}>
      <span className={styles.pictures}>
        {pictures.map((src) => (
          <img key={src} src={src} srcSet={widthsOf(src)} sizes="56px" alt="" width={56} height={72} loading="lazy" />
        ))}
      </span>
      <span className={styles.words}>
        <strong>
          <Trans>AI 写真</Trans>
        </strong>
        <span>
          <Trans>几张照片，创建只属于你的数字分身，一次拍一组写真</Trans>
        </span>
      </span>
      <ChevronRight aria-hidden />
    </Link>
  )
}
