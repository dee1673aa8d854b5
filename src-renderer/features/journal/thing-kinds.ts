import { BookOpenText, Flag, type LucideIcon, Sparkle, Truck, User, Users } from '@lucide/vue'
import type { Thing } from '../../../src-shared/contract/base.ts'

/** How each kind of thing is called and drawn. */
export const THING_KINDS: Readonly<Record<Thing['kind'], { readonly label: string; readonly icon: LucideIcon }>> = {
  star: { label: 'Star', icon: Sparkle },
  faction: { label: 'Faction', icon: Flag },
  warband: { label: 'Warband', icon: Users },
  character: { label: 'Character', icon: User },
  vehicle: { label: 'Vehicle', icon: Truck },
  journal: { label: 'Entry', icon: BookOpenText },
}
