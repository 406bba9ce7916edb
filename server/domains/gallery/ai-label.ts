import type { Sharp } from 'sharp'
import { appConfig } from '#config'

/** Says in the file's own metadata that it was made by AI: for people (Exif), agencies (IPTC) and China's labelling rule (TC260). */
export function withAiLabel(image: Sharp, workId: string): Sharp {
  const aigc = JSON.stringify({ Label: '1', ContentProducer: appConfig.name, ProduceID: workId })
  return image
    .withExif({ IFD0: { ImageDescription: `Made with ${appConfig.name} AI`, Software: `${appConfig.name} ${appConfig.appVersion}` } })
    .withXmp(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia" TC260:AIGC="${aigc.replaceAll('"', '&quot;')}">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Made with ${appConfig.name} AI</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`)
}
