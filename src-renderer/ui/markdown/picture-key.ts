import type { Component, InjectionKey } from 'vue'

/** What draws a picture of the campaign by its id and its words, handed over once with `app.provide`. */
export const pictureKey: InjectionKey<Component | string> = Symbol('picture')
