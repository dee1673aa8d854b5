import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportGoal } from '#tests/support/goal-table.ts'
import { expect, test } from '../hosts/test.ts'
import { openPlace } from '../pages/shell.ts'

/** Number of attacks that a foreign page tries against a URL the browser is signed in to. */
const WAYS = 9

/** Foreign page that tries all attacks at once, and reports in its title when it has finished. */
const hostilePage = (target: string): string => `<!doctype html><title>trying</title>
<iframe name="one" hidden></iframe><iframe name="two" hidden></iframe>
<form id="plain" method="post" enctype="text/plain" target="one" action="${target}/rpc/factions/create"><input name='{"json":{"name":"Canary","notes":""},"x":"' value='"}'></form>
<form id="get" target="two" action="${target}/rpc/factions/create"><input name="data" value='{"json":{"name":"Canary","notes":""}}'></form>
<script>
const body = JSON.stringify({ json: { name: 'Canary', notes: '' } })
const url = '${target}/rpc/factions/create'
const send = (form) => new Promise((done) => { document.querySelector('[name=' + form.target + ']').onload = done; form.submit() })
const tries = [
  () => fetch(url, { method: 'POST', body, mode: 'no-cors', credentials: 'include' }),
  () => fetch(url, { method: 'POST', body, credentials: 'include', headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc' } }),
  () => fetch('${target}/', { credentials: 'include' }).then((answer) => answer.text()).then(() => { document.body.dataset.read = 'yes' }),
  () => navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' })),
  () => new Promise((done) => { const image = new Image(); image.onload = image.onerror = done; image.src = url + '?data=' + encodeURIComponent(body) }),
  () => new Promise((done) => { const script = document.createElement('script'); script.onload = script.onerror = done; script.src = '${target}/'; document.body.append(script) }),
  () => new Promise((done) => { const socket = new WebSocket('${target.replace('http', 'ws')}/'); socket.onopen = () => { document.body.dataset.read = 'yes'; done() }; socket.onerror = done }),
  () => send(document.querySelector('#plain')),
  () => send(document.querySelector('#get')),
]
Promise.allSettled(tries.map((attempt) => attempt())).then(() => { document.title = 'done ' + tries.length })
</script>`

test('a foreign page in the same browser changes nothing and reads nothing', async ({ host }) => {
  test.skip(host.name === 'desktop', 'The desktop app listens to no browser')
  const page = host.page()
  const { origin } = new URL(page.url())
  const server = createServer((_request, answer) => answer.end(hostilePage(origin))).listen(0, '127.0.0.1')
  const foreign = await page.context().newPage()
  let isUntouched = false
  try {
    for (const name of ['127.0.0.1', 'localhost']) {
      await foreign.goto(`http://${name}:${(server.address() as AddressInfo).port}/`)
      await expect(foreign).toHaveTitle(`done ${WAYS}`)
      expect(await foreign.evaluate(() => document.body.dataset['read'] ?? 'no')).toBe('no')
    }
    await openPlace(page, 'History')
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    await expect(page.getByText('Canary')).toHaveCount(0)
    isUntouched = true
  } finally {
    reportGoal({
      id: 'S6',
      goal: 'a foreign page changes nothing and reads nothing',
      measured: `${WAYS} ways from two addresses in Chromium: ${isUntouched ? 'none did' : 'failed'}`,
      isMet: isUntouched,
    })
    await foreign.close()
    server.close()
  }
})
