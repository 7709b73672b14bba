import {
  ChartGantt,
  Inbox,
  Mail,
  Newspaper,
  NotebookText,
  ScrollText,
  ShieldCheck,
  Sun,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'

import type { Verb } from '#domain/rights.ts'

export interface Entry {
  readonly name:
    | 'today'
    | 'planner'
    | 'bookings'
    | 'requests'
    | 'customers'
    | 'inbox'
    | 'newsletter'
    | 'team'
    | 'privacy'
    | 'log'
  /** Address below the back office's root. */
  readonly path: string
  /** Address of another page that belongs to it. */
  readonly beside?: string
  readonly icon: LucideIcon
  /** Letter after G that leads there. */
  readonly key: string
  /** Right without which the entry is not there. */
  readonly needs: Verb
}

/** Ways through the back office, in groups. A page brings its entry along. */
export const entries: Readonly<Record<'office' | 'firm', readonly Entry[]>> = {
  office: [
    { name: 'today', path: '', icon: Sun, key: 'h', needs: 'listBookings' },
    { name: 'planner', path: 'planner', icon: ChartGantt, key: 'p', needs: 'showPlan' },
    { name: 'bookings', path: 'bookings', beside: 'new', icon: NotebookText, key: 'b', needs: 'findBookings' },
    { name: 'requests', path: 'requests', icon: Inbox, key: 'a', needs: 'listOpenRequests' },
    { name: 'customers', path: 'customers', beside: 'businesses', icon: UserRound, key: 'k', needs: 'showCustomer' },
    { name: 'inbox', path: 'inbox', icon: Mail, key: 'e', needs: 'contactInbox' },
    { name: 'newsletter', path: 'newsletter', icon: Newspaper, key: 'w', needs: 'listIssues' },
  ],
  firm: [
    { name: 'team', path: 'team', icon: Users, key: 't', needs: 'listStaff' },
    { name: 'privacy', path: 'privacy', icon: ShieldCheck, key: 'd', needs: 'listPrivacyRequests' },
    { name: 'log', path: 'log', icon: ScrollText, key: 'l', needs: 'searchLog' },
  ],
}
