import { createContext } from 'react'

/** The id of the name of the card around: it describes buttons that are called the same on every card. */
export const GoalTitle = createContext<string | undefined>(undefined)
