/** What the chat platform's own browser puts into the page. */
interface ChatBridge {
  invoke(name: 'getBrandWCPayRequest', parameters: Readonly<Record<string, string>>, done: () => void): void
}

/** Opens the chat platform's payment sheet, and resolves when it is closed, however that was. Rejects outside of its browser. */
export const openPaymentSheet = (parameters: Readonly<Record<string, string>>) =>
  new Promise<void>((resolve, reject) => {
    const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: ChatBridge }
    if (bridge) bridge.invoke('getBrandWCPayRequest', parameters, resolve)
    else reject(new Error('there is no payment sheet in this browser'))
  })
