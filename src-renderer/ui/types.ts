import type { Component } from 'vue'

/** What a badge or a message says about its matter. */
export type Tone = 'plain' | 'good' | 'harm' | 'note' | 'brass'

/** How loud a button is. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger'

/** One action of a menu; `separated` draws a hairline above it. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: Component | undefined
  readonly shortcut?: string | undefined
  readonly disabled?: boolean | undefined
  readonly danger?: boolean | undefined
  readonly separated?: boolean | undefined
}

/** One value that can be chosen. */
export interface Choice<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly icon?: Component | undefined
  readonly disabled?: boolean | undefined
}

/** Choices under a heading. */
export interface ChoiceGroup<V extends string = string> {
  readonly label: string
  readonly options: readonly Choice<V>[]
}

/** One value that a field offers while somebody types. */
export interface Suggestion<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly hint?: string | undefined
  readonly icon?: Component | undefined
}

/** A passing message, with at most one action. */
export interface Toast {
  readonly id: string
  readonly message: string
  readonly tone: 'plain' | 'good' | 'harm'
  readonly action?: { readonly label: string } | undefined
  /** Leaves by itself though it has an action: that can be done elsewhere as well. */
  readonly passes?: boolean | undefined
}

/** One row of the palette. */
export interface CommandItem {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly icon?: Component | undefined
  readonly shortcut?: string | undefined
}

/** Rows of the palette under a heading. */
export interface CommandGroup {
  readonly label: string
  readonly items: readonly CommandItem[]
}

/** What a cell can be compared by. */
export type CellValue = string | number | boolean | null | undefined

/** One column of a table; `value` is what it shows and sorts by (`row[key]` when left out). */
export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly align?: 'start' | 'end' | 'centre' | undefined
  readonly unit?: string | undefined
  readonly width?: string | undefined
  readonly sortable?: boolean | undefined
  readonly value?: ((row: Row) => CellValue) | undefined
}

/** What tells rows apart: one of their keys, or a function. */
export type RowKey<Row> = Extract<keyof Row, string> | ((row: Row) => string)

/** A step on the way to a page. */
export interface Crumb {
  readonly label: string
  readonly to?: string | undefined
}

/** A term and what it is. */
export interface Term {
  readonly term: string
  readonly value: string | number | null
}
