import { AsyncLocalStorage } from 'node:async_hooks'
import type { CampaignServices } from '../services/campaign-services.ts'
import type { EventHub } from '../services/event-hub.ts'

/** What is remembered of a call for the case that it fails. */
export interface RunningCall {
  /** The campaign that was open when it began: another one may be open by its end. */
  readonly campaign: CampaignServices | null
  /** The labels of what it has saved, the newest last. */
  readonly saved: string[]
}

const calls = new AsyncLocalStorage<RunningCall>()
const heard = new WeakSet<EventHub>()

/** Runs a call and notes what it saves, so that a fault afterwards is not taken for one before. */
export function trackSavedChanges<Result>(events: EventHub, call: RunningCall, run: () => Result): Result {
  if (!heard.has(events)) {
    heard.add(events)
    events.subscribe((event) => {
      if (event.type === 'changed') calls.getStore()?.saved.push(event.change.label)
    })
  }
  return calls.run(call, run)
}
