import { expect, test } from 'vitest'
import { relayPort } from './bridge.ts'

/** Both sides of the preload script, with what each was told. */
function sides() {
  const posted: { message: string; ports: readonly string[] }[] = []
  const asked: string[] = []
  const fromMain = new Map<string, (ports: readonly string[], message: unknown) => void>()
  let fromPage: (message: unknown) => void = () => {}
  relayPort<string>(
    {
      listen: (receive) => void (fromPage = receive),
      post: (message, ports) => posted.push({ message, ports }),
    },
    { ask: (channel) => asked.push(channel), listen: (channel, receive) => fromMain.set(channel, receive) },
  )
  return { posted, asked, fromMain, say: (message: unknown) => fromPage(message) }
}

test('the page asks for its port and is given it', () => {
  const { posted, asked, fromMain, say } = sides()
  say('orrery:port?')
  expect(asked).toEqual(['orrery:port?'])
  fromMain.get('orrery:port')?.(['the port'], null)
  expect(posted).toEqual([{ message: 'orrery:port', ports: ['the port'] }])
})

test('nothing else that the page says goes through', () => {
  const { asked, say } = sides()
  for (const message of ['orrery:port', 'orrery:action', 'shell', null, {}, 7]) say(message)
  expect(asked).toEqual([])
})

test('a click in the menu reaches the page as an action', () => {
  const { posted, fromMain } = sides()
  fromMain.get('orrery:action')?.([], 'undo')
  fromMain.get('orrery:action')?.([], { not: 'an id' })
  expect(posted).toEqual([{ message: 'orrery:action:undo', ports: [] }])
  expect([...fromMain.keys()]).toEqual(['orrery:port', 'orrery:action'])
})
