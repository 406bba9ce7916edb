import type { Upload } from '#contract/entities.ts'
import { layoutOf, type Square } from './crop-geometry.ts'
import styles from './crop.module.css'

/** What will be seen of a picture, in a circle. */
export function CroppedPicture({ picture, square, label }: { picture: Upload; square: Square; label: string }) {
  return (
    <span className={styles.cropped}>
      <img src={picture.url} alt={label} style={layoutOf(picture, square)} draggable={false} />
    </span>
  )
}
