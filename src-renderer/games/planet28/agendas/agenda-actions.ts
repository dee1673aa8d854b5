import { CircleCheck, CircleSlash, Eye, type LucideIcon, Share2, Trash2, UserMinus, X } from '@lucide/vue'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'

/** Actions on an agenda other than reading it. */
export type AgendaAction = 'reveal' | 'share' | 'keep' | 'done' | 'fail' | 'miss' | 'drop' | 'remove'

/** A menu item of an action. */
interface OfferedAction {
  readonly id: AgendaAction
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly separated?: boolean
}

export function listAgendaActions({ isRevealed, isShared, mayDrop }: AgendaView): OfferedAction[] {
  const open: OfferedAction[] = [
    ...(isRevealed ? [] : [{ id: 'reveal' as const, label: 'Reveal to all', icon: Eye }]),
    ...(isShared === false ? [{ id: 'share' as const, label: 'Share its points', icon: Share2 }] : []),
    ...(isShared === true ? [{ id: 'keep' as const, label: 'Keep its points', icon: UserMinus }] : []),
  ]
  return [
    ...open,
    { id: 'done', label: 'Done', icon: CircleCheck, separated: open.length > 0 },
    { id: 'fail', label: 'Failed this game', icon: X },
    { id: 'miss', label: 'Took no part in the game', icon: CircleSlash },
    ...(mayDrop ? [{ id: 'drop' as const, label: 'Drop it', icon: CircleSlash }] : []),
    { id: 'remove', label: 'Dealt by mistake: take away', icon: Trash2, danger: true, separated: true },
  ]
}

/** Confirmations of actions that end or show an agenda. */
export const AGENDA_CONFIRMATIONS: Partial<Record<AgendaAction, { title: string; message: string; confirm: string }>> =
  {
    reveal: {
      title: 'reveal it to all?',
      message: 'Everybody may read what it is from now on. What was named or noted stays secret.',
      confirm: 'Reveal',
    },
    done: {
      title: 'done without a battle?',
      message: 'Its points are paid now and it leaves the hand. After a battle let the aftermath pay it instead.',
      confirm: 'Done',
    },
    remove: {
      title: 'take it away?',
      message: 'Only for one that was dealt by mistake: the next one is a new roll. Undo brings this one back.',
      confirm: 'Take away',
    },
  }
