import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { OrderEditor } from './order/use-order-editor.ts'
import type { ShotSelection } from './ranges/use-shot-selection.ts'

/** Whether the page may handle Enter. A focused button handles Enter itself. */
export function canPageHandleEnter(): boolean {
  return document.activeElement?.matches(':is(button, a, summary):focus-visible') !== true
}

/** Keyboard shortcuts: Enter executes the selection, Escape drops it, E ends the turn. */
export function useBattleKeys(order: OrderEditor, shots: ShotSelection, isHeard: () => boolean): void {
  usePageKeys([
    {
      keys: ['Enter'],
      label: 'Fly or shoot what is chosen',
      when: () => isHeard() && canPageHandleEnter(),
      run: () => (shots.line.value ? shots.fire() : order.fly()),
    },
    {
      keys: ['Escape'],
      label: 'Drop what is chosen',
      run() {
        order.drop()
        shots.drop()
      },
    },
    { keys: ['E'], label: 'End the turn', when: isHeard, run: order.pass },
  ])
}
