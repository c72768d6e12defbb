/** The part of the schema that is called so far. */
export interface Database {
  public: {
    Tables: Record<never, never>
    Views: {
      profiles: {
        Row: {
          id: string | null
          created_at: string | null
          name: string | null
          email: string | null
          avatar_url: string | null
          dietary_settings: Json | null
        }
        Update: {
          name?: string | null
          email?: string | null
          avatar_url?: string | null
          dietary_settings?: Json | null
        }
        Insert: Record<never, never>
        Relationships: []
      }
      stripe_user_subscriptions: {
        Row: {
          subscription_status: string | null
          subscription_id: string | null
          price_id: string | null
          current_period_end: number | null
          cancel_at_period_end: boolean | null
        }
        Relationships: []
      }
      stripe_user_orders: {
        Row: {
          order_id: number | null
          order_date: string | null
          order_status: string | null
          amount_total: number | null
          currency: string | null
        }
        Relationships: []
      }
    }
    Functions: Record<never, never>
  }
}

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
