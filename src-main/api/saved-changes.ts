import { AsyncLocalStorage } from 'node:async_hooks'
import type { CampaignServices } from '../services/campaign/campaign-services.ts'
import type { EventHub } from '../services/kit/event-hub.ts'

/** State of a call, kept in case it fails. */
export interface RunningCall {
  /** The campaign that was open when the call began; another one may be open at its end. */
  readonly campaign: CampaignServices | null
  /** Labels of the changes it has saved, newest last. */
  readonly saved: string[]
}

const calls = new AsyncLocalStorage<RunningCall>()
const heard = new WeakSet<EventHub>()

/** Runs a call and records what it saves, so that a later fault does not suggest that nothing was saved. */
export function runTrackingSavedChanges<Result>(events: EventHub, call: RunningCall, run: () => Result): Result {
  if (!heard.has(events)) {
    heard.add(events)
    events.subscribe((event) => {
      if (event.type === 'changed') calls.getStore()?.saved.push(event.change.label)
    })
  }
  return calls.run(call, run)
}
