import { appConfig } from '#config'

export interface ZoomItem {
  src: string
  width: number
  height: number
  alt: string
}

/** Full screen, pinch and wheel from the whole picture to four times its size. The viewer is loaded on first use. */
export async function openZoom(items: readonly ZoomItem[], at: number, labels: { close: string; zoom: string }): Promise<void> {
  const [{ default: PhotoSwipe }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
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
