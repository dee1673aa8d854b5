import type { Connection } from '#renderer/client/use-client.ts'
import { useDesk } from '#renderer/parts/use-desk.ts'
import type { NightView } from '#shared/contract/nights.ts'
import { findFault, storedNight } from './night-fields.ts'

/** One session on the desk: edited, closed and opened again. */
export function useNightDesk(stored: () => NightView, { nights }: Connection['client']) {
  const desk = useDesk({
    kind: 'night',
    stored,
    fieldsOf: storedNight,
    findFault,
    update: nights.update,
    remove: nights.remove,
  })
  return {
    ...desk,
    close: () => desk.saveThen('close', nights.close),
    reopen: () => desk.saveThen('reopen', nights.reopen),
  }
}
