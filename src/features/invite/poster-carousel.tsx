import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { PosterDesign } from '#contract/endpoints/invitation-choices.ts'
import type { Poster } from '#contract/endpoints/invitations.ts'
import { designNames } from '~/entities/invitation/invitation.words.ts'
import { PosterPicture } from './poster-picture.tsx'
import styles from './poster-carousel.module.css'

interface PosterCarouselProps {
  posters: readonly Poster[]
  chosen: PosterDesign
  onChoose: (design: PosterDesign) => void
}

/** The posters side by side; the one in the middle is the chosen one. The server draws it first, then its neighbours, the others when they are one. */
export function PosterCarousel({ posters, chosen, onChoose }: PosterCarouselProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const strip = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState<PosterDesign>()
  const place = posters.findIndex(({ design }) => design === chosen)

  // What was chosen elsewhere comes into the middle; what was swiped there is in it already.
  useEffect(() => {
    const slide = strip.current?.children[place]
    if (!(slide instanceof HTMLElement) || !strip.current || middleOf(strip.current) === place) return
    strip.current.scrollLeft = slide.offsetLeft + slide.offsetWidth / 2 - strip.current.clientWidth / 2
  }, [place])

  return (
    <ul
      ref={strip}
      className={styles.strip}
      aria-label={t`海报样式`}
      onScrollEnd={({ currentTarget }) => {
        const found = posters[middleOf(currentTarget)]
        if (found && found.design !== chosen) onChoose(found.design)
      }}
    >
      {posters.map(({ design, screen }, k) => (
        <li key={design} className={styles.slide} data-chosen={design === chosen || undefined}>
          <PosterPicture poster={screen} alt={i18n._(designNames[design])} near={k === place || (drawn === chosen && Math.abs(k - place) === 1)} onDrawn={() => setDrawn(design)} />
        </li>
      ))}
    </ul>
  )
}

/** Which of the slides is nearest to the middle of what is in sight. */
function middleOf(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2
  const distances = Array.from(strip.children, (slide) => (slide instanceof HTMLElement ? Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle) : Infinity))
  return distances.indexOf(Math.min(...distances))
}
