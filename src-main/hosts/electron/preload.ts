import { ipcRenderer } from 'electron'
import { relayPort } from './bridge.ts'

relayPort<MessagePort>(
  {
    listen: (receive) =>
      window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
        if (source === window) receive(data)
      }),
    post: (message, ports) => window.postMessage(message, window.location.origin, [...ports]),
  },
  {
    ask: (channel) => ipcRenderer.send(channel),
    listen: (channel, receive) =>
      void ipcRenderer.on(channel, ({ ports }, message: unknown) => receive(ports, message)),
  },
)
