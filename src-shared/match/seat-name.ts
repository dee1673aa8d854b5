import { formatIdAsWords } from '../kit/format.ts'

/** A seat and the name that people at the table know it by. */
export interface NamedSeat {
  readonly seat: string
  readonly name: string
}

/** Formats a seat: its name, or else its id, capitalised. */
export function formatSeat({ seat, name }: NamedSeat): string {
  const text = formatIdAsWords(seat)
  return name === seat ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : name
}
