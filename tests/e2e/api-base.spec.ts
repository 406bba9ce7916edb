import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onlyDesktop } from '../../playwright.config.ts'
import { startApp } from './support/app.ts'
import { newPhone } from './support/client.ts'
import { expect, open, test } from './support/test.ts'
import { LOGIN, loginFields } from './support/ways-in.ts'

/** What stands in for an API that is not well; each of its answers names what must not reach a browser. */
const answers: Record<string, (answer: ServerResponse) => void> = {
  'breaks off': (answer) => answer.destroy(),
  'breaks off in the middle': (answer) => answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"secret', () => answer.destroy()),
  'is a proxy with a page': (answer) => answer.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>secret nginx at 10.1.2.3</html>'),
  'answers something else': (answer) => answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"secret":["stack"]}'),
  'breaks the contract': (answer) => answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":10000,"msg":"ok","data":{"secret":1}}'),
}

test('of another API that is not well a page tells our words alone', onlyDesktop, async ({ page }) => {
  let reply = answers['breaks off']!
  const api = createServer((_, answer) => reply(answer))
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port } = api.address() as AddressInfo
  const app = await startApp({ API_BASE: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  try {
    for (const [how, answer] of Object.entries(answers)) {
      await test.step(how, async () => {
        reply = answer
        await open(page, app.url + LOGIN)
        const { phone, send } = loginFields(page)
        await phone.fill(newPhone())
        const answered = page.waitForResponse(/_serverFn/)
        await send.click()
        const said = await (await answered).text()
        expect(said).toContain('602001')
        expect(said).not.toMatch(/secret|fetch failed|JSON|stack|Invalid|nginx|127\.0\.0\.1/)
        await expect(page.locator('form').getByText('网络不通，请稍后再试')).toBeVisible()
      })
    }
  } finally {
    // The page goes on asking whether its picture was scanned.
    await page.goto('about:blank')
    await app.stop()
    api.close()
  }
})
