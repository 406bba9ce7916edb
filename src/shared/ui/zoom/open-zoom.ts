import { appConfig } from '#config'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'

export interface ZoomItem {
  src: string
  width: number
  height: number
  alt: string
}

const fetchViewer = createPartFetch(async () => {
  const [viewer] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  return viewer
})

/** Full screen, pinch and wheel from the whole picture to four times its size. The viewer is loaded on first use; throws when it does not come. */
export async function openZoom(items: readonly ZoomItem[], at: number, labels: { close: string; zoom: string }): Promise<void> {
  const { default: PhotoSwipe } = await fetchViewer()
  const viewer = new PhotoSwipe({
    dataSource: [...items],
    index: at,
    bgOpacity: 1,
    initialZoomLevel: 'fit',
    maxZoomLevel: ({ initial }) => initial * appConfig.preview.maxScale,
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    showHideAnimationType: 'fade',
    loop: false,
  })
  viewer.init()
}
