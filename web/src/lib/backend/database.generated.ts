export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      ai_usage: {
        Row: {
          id: number
          used_at: string
          user_id: string
        }
        Insert: {
          id?: never
          used_at?: string
          user_id: string
        }
        Update: {
          id?: never
          used_at?: string
          user_id?: string
        }
        Relationships: []
      }
      blocks: {
        Row: {
          blocked_id: string
          blocker_id: string
          created_at: string
        }
        Insert: {
          blocked_id: string
          blocker_id?: string
          created_at?: string
        }
        Update: {
          blocked_id?: string
          blocker_id?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "blocks_blocked_id_fkey"
            columns: ["blocked_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blocks_blocked_id_fkey"
            columns: ["blocked_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blocks_blocker_id_fkey"
            columns: ["blocker_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blocks_blocker_id_fkey"
            columns: ["blocker_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      collection_recipes: {
        Row: {
          collection_id: string
          created_at: string
          position: number
          recipe_data: string
          recipe_id: string
          user_id: string
        }
        Insert: {
          collection_id: string
          created_at?: string
          position?: number
          recipe_data: string
          recipe_id: string
          user_id?: string
        }
        Update: {
          collection_id?: string
          created_at?: string
          position?: number
          recipe_data?: string
          recipe_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "collection_recipes_user_id_collection_id_fkey"
            columns: ["user_id", "collection_id"]
            referencedRelation: "recipe_collections"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      comments: {
        Row: {
          content: string
          created_at: string
          id: string
          liked_by: string[]
          likes: number
          moderated: string | null
          parent_comment_id: string | null
          rating: number | null
          recipe_id: number
          updated_at: string | null
          user_id: string | null
        }
        Insert: {
          content: string
          created_at?: string
          id?: string
          liked_by?: string[]
          likes?: number
          moderated?: string | null
          parent_comment_id?: string | null
          rating?: number | null
          recipe_id: number
          updated_at?: string | null
          user_id?: string | null
        }
        Update: {
          content?: string
          created_at?: string
          id?: string
          liked_by?: string[]
          likes?: number
          moderated?: string | null
          parent_comment_id?: string | null
          rating?: number | null
          recipe_id?: number
          updated_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "comments_parent_comment_id_fkey"
            columns: ["parent_comment_id"]
            referencedRelation: "comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comments_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comments_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      cook_photos: {
        Row: {
          created_at: string
          deleted_at: string | null
          dish_address: string | null
          dish_title: string | null
          id: string
          is_cover: boolean
          moderated: string | null
          note: string
          picture_id: string
          recipe_id: number | null
          updated_at: string | null
          user_id: string
          visibility: string
        }
        Insert: {
          created_at?: string
          deleted_at?: string | null
          dish_address?: string | null
          dish_title?: string | null
          id?: string
          is_cover?: boolean
          moderated?: string | null
          note?: string
          picture_id: string
          recipe_id?: number | null
          updated_at?: string | null
          user_id?: string
          visibility?: string
        }
        Update: {
          created_at?: string
          deleted_at?: string | null
          dish_address?: string | null
          dish_title?: string | null
          id?: string
          is_cover?: boolean
          moderated?: string | null
          note?: string
          picture_id?: string
          recipe_id?: number | null
          updated_at?: string | null
          user_id?: string
          visibility?: string
        }
        Relationships: [
          {
            foreignKeyName: "cook_photos_picture_id_fkey"
            columns: ["picture_id"]
            referencedRelation: "pictures"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cook_photos_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cook_photos_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cook_photos_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cook_photos_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      cooked_recipes: {
        Row: {
          cooked_at: string
          dish_address: string | null
          dish_title: string | null
          id: string
          recipe_id: number | null
          servings: number
          taken: NonNullable<Json>
          user_id: string
        }
        Insert: {
          cooked_at?: string
          dish_address?: string | null
          dish_title?: string | null
          id?: string
          recipe_id?: number | null
          servings: number
          taken?: NonNullable<Json>
          user_id?: string
        }
        Update: {
          cooked_at?: string
          dish_address?: string | null
          dish_title?: string | null
          id?: string
          recipe_id?: number | null
          servings?: number
          taken?: NonNullable<Json>
          user_id?: string
        }
        Relationships: []
      }
      earned_badges: {
        Row: {
          badge: string
          earned_at: string
          user_id: string
        }
        Insert: {
          badge: string
          earned_at?: string
          user_id: string
        }
        Update: {
          badge?: string
          earned_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "earned_badges_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "earned_badges_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      eaters: {
        Row: {
          created_at: string
          dietary_settings: NonNullable<Json>
          id: string
          kitchen: string
          name: string
          user_id: string
        }
        Insert: {
          created_at?: string
          dietary_settings?: NonNullable<Json>
          id?: string
          kitchen?: string
          name: string
          user_id?: string
        }
        Update: {
          created_at?: string
          dietary_settings?: NonNullable<Json>
          id?: string
          kitchen?: string
          name?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "eaters_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      favorite_recipes: {
        Row: {
          created_at: string
          recipe_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          recipe_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          recipe_id?: string
          user_id?: string
        }
        Relationships: []
      }
      follows: {
        Row: {
          created_at: string
          followed_id: string
          follower_id: string
        }
        Insert: {
          created_at?: string
          followed_id: string
          follower_id?: string
        }
        Update: {
          created_at?: string
          followed_id?: string
          follower_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "follows_followed_id_fkey"
            columns: ["followed_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "follows_followed_id_fkey"
            columns: ["followed_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "follows_follower_id_fkey"
            columns: ["follower_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "follows_follower_id_fkey"
            columns: ["follower_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      hidden_comments: {
        Row: {
          comment_id: string
          created_at: string
          user_id: string
        }
        Insert: {
          comment_id: string
          created_at?: string
          user_id?: string
        }
        Update: {
          comment_id?: string
          created_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "hidden_comments_comment_id_fkey"
            columns: ["comment_id"]
            referencedRelation: "comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "hidden_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "hidden_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredient_aliases: {
        Row: {
          alias: string
          ingredient_id: number
          language: string
        }
        Insert: {
          alias: string
          ingredient_id: number
          language?: string
        }
        Update: {
          alias?: string
          ingredient_id?: number
          language?: string
        }
        Relationships: [
          {
            foreignKeyName: "ingredient_aliases_ingredient_id_fkey"
            columns: ["ingredient_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredient_corrections: {
        Row: {
          alias: string
          ingredient: string | null
          kitchen: string
          user_id: string
        }
        Insert: {
          alias: string
          ingredient?: string | null
          kitchen?: string
          user_id?: string
        }
        Update: {
          alias?: string
          ingredient?: string | null
          kitchen?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "ingredient_corrections_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredient_substitution_uses: {
        Row: {
          ingredient_id: number
          position: number
          substitution_id: number
        }
        Insert: {
          ingredient_id: number
          position?: number
          substitution_id: number
        }
        Update: {
          ingredient_id?: number
          position?: number
          substitution_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "ingredient_substitution_uses_ingredient_id_fkey"
            columns: ["ingredient_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ingredient_substitution_uses_substitution_id_fkey"
            columns: ["substitution_id"]
            referencedRelation: "ingredient_substitutions"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredient_substitutions: {
        Row: {
          alike: boolean
          context: string | null
          diets: string[]
          free_of: string[]
          id: number
          need_id: number
          note: string
          quality: number
          ratio: number
        }
        Insert: {
          alike?: boolean
          context?: string | null
          diets?: string[]
          free_of?: string[]
          id?: never
          need_id: number
          note: string
          quality: number
          ratio?: number
        }
        Update: {
          alike?: boolean
          context?: string | null
          diets?: string[]
          free_of?: string[]
          id?: never
          need_id?: number
          note?: string
          quality?: number
          ratio?: number
        }
        Relationships: [
          {
            foreignKeyName: "ingredient_substitutions_need_id_fkey"
            columns: ["need_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredient_transforms: {
        Row: {
          from_id: number
          note: string
          takes: number
          to_id: number
        }
        Insert: {
          from_id: number
          note: string
          takes: number
          to_id: number
        }
        Update: {
          from_id?: number
          note?: string
          takes?: number
          to_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "ingredient_transforms_from_id_fkey"
            columns: ["from_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ingredient_transforms_to_id_fkey"
            columns: ["to_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredients: {
        Row: {
          allergens: string[] | null
          category: string
          contains: string[]
          diets: string[]
          free_of: string[]
          grams_per_cup: number | null
          grams_per_piece: number | null
          icon: string | null
          id: number
          keeping: NonNullable<Json>
          measures: NonNullable<Json>
          name: string
          nutrition: Json | null
          origin: string | null
          parent_id: number | null
          plural: string
          recipe_count: number
          season: number[]
          shelf_life_days: number | null
          slug: string
          staple: boolean
          weight: number
        }
        Insert: {
          allergens?: string[] | null
          category: string
          contains?: string[]
          diets?: string[]
          free_of?: string[]
          grams_per_cup?: number | null
          grams_per_piece?: number | null
          icon?: string | null
          id?: never
          keeping?: NonNullable<Json>
          measures?: NonNullable<Json>
          name: string
          nutrition?: Json | null
          origin?: string | null
          parent_id?: number | null
          plural: string
          recipe_count?: number
          season?: number[]
          shelf_life_days?: number | null
          slug: string
          staple?: boolean
          weight?: number
        }
        Update: {
          allergens?: string[] | null
          category?: string
          contains?: string[]
          diets?: string[]
          free_of?: string[]
          grams_per_cup?: number | null
          grams_per_piece?: number | null
          icon?: string | null
          id?: never
          keeping?: NonNullable<Json>
          measures?: NonNullable<Json>
          name?: string
          nutrition?: Json | null
          origin?: string | null
          parent_id?: number | null
          plural?: string
          recipe_count?: number
          season?: number[]
          shelf_life_days?: number | null
          slug?: string
          staple?: boolean
          weight?: number
        }
        Relationships: [
          {
            foreignKeyName: "ingredients_parent_id_fkey"
            columns: ["parent_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
        ]
      }
      kept_versions: {
        Row: {
          changed_at: string
          kind: string
          user_id: string
          version: number
        }
        Insert: {
          changed_at?: string
          kind: string
          user_id: string
          version?: number
        }
        Update: {
          changed_at?: string
          kind?: string
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      kitchen_invitations: {
        Row: {
          created_at: string
          ends_at: string
          id: string
          invited_by: string
          kitchen: string
          role: string
        }
        Insert: {
          created_at?: string
          ends_at?: string
          id?: string
          invited_by: string
          kitchen: string
          role: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          id?: string
          invited_by?: string
          kitchen?: string
          role?: string
        }
        Relationships: [
          {
            foreignKeyName: "kitchen_invitations_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      kitchen_members: {
        Row: {
          epoch: number
          here: boolean
          joined_at: string
          kitchen: string
          role: string
          shares_diet: boolean
          user_id: string
        }
        Insert: {
          epoch?: never
          here?: boolean
          joined_at?: string
          kitchen: string
          role: string
          shares_diet?: boolean
          user_id: string
        }
        Update: {
          epoch?: never
          here?: boolean
          joined_at?: string
          kitchen?: string
          role?: string
          shares_diet?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "kitchen_members_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      kitchens: {
        Row: {
          created_at: string
          home_of: string | null
          id: string
          name: string | null
        }
        Insert: {
          created_at?: string
          home_of?: string | null
          id?: string
          name?: string | null
        }
        Update: {
          created_at?: string
          home_of?: string | null
          id?: string
          name?: string | null
        }
        Relationships: []
      }
      meal_plan_feeds: {
        Row: {
          kitchen: string
          made_at: string
          secret_hash: string
          user_id: string
        }
        Insert: {
          kitchen: string
          made_at?: string
          secret_hash: string
          user_id: string
        }
        Update: {
          kitchen?: string
          made_at?: string
          secret_hash?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "meal_plan_feeds_kitchen_user_id_fkey"
            columns: ["kitchen", "user_id"]
            referencedRelation: "kitchen_members"
            referencedColumns: ["kitchen", "user_id"]
          },
        ]
      }
      moderation_notices: {
        Row: {
          act_id: string
          created_at: string
          dismissed_at: string | null
          id: string
          kind: string
          subject: string
          subject_id: string
          title: string | null
          user_id: string
          words: string | null
        }
        Insert: {
          act_id: string
          created_at?: string
          dismissed_at?: string | null
          id?: string
          kind: string
          subject: string
          subject_id: string
          title?: string | null
          user_id: string
          words?: string | null
        }
        Update: {
          act_id?: string
          created_at?: string
          dismissed_at?: string | null
          id?: string
          kind?: string
          subject?: string
          subject_id?: string
          title?: string | null
          user_id?: string
          words?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "moderation_notices_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "moderation_notices_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_settings: {
        Row: {
          by_mail: boolean
          by_push: boolean
          in_app: boolean
          kind: string
          mail_since: string | null
          time_zone: string | null
          user_id: string
        }
        Insert: {
          by_mail?: boolean
          by_push?: boolean
          in_app?: boolean
          kind: string
          mail_since?: string | null
          time_zone?: string | null
          user_id?: string
        }
        Update: {
          by_mail?: boolean
          by_push?: boolean
          in_app?: boolean
          kind?: string
          mail_since?: string | null
          time_zone?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          actor_id: string | null
          comment_id: string | null
          created_at: string
          id: string
          kind: string
          kitchen: string | null
          list_id: string | null
          notice_id: string | null
          outcome: string | null
          read_at: string | null
          report_id: string | null
          things: number | null
          user_id: string
        }
        Insert: {
          actor_id?: string | null
          comment_id?: string | null
          created_at?: string
          id?: string
          kind: string
          kitchen?: string | null
          list_id?: string | null
          notice_id?: string | null
          outcome?: string | null
          read_at?: string | null
          report_id?: string | null
          things?: number | null
          user_id: string
        }
        Update: {
          actor_id?: string | null
          comment_id?: string | null
          created_at?: string
          id?: string
          kind?: string
          kitchen?: string | null
          list_id?: string | null
          notice_id?: string | null
          outcome?: string | null
          read_at?: string | null
          report_id?: string | null
          things?: number | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "actor_cooks_there"
            columns: ["kitchen", "actor_id"]
            referencedRelation: "kitchen_members"
            referencedColumns: ["kitchen", "user_id"]
          },
          {
            foreignKeyName: "notifications_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_comment_id_fkey"
            columns: ["comment_id"]
            referencedRelation: "comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_list_id_fkey"
            columns: ["list_id"]
            referencedRelation: "shopping_lists"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_notice_id_fkey"
            columns: ["notice_id"]
            referencedRelation: "moderation_notices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_report_id_fkey"
            columns: ["report_id"]
            referencedRelation: "reports"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reader_cooks_there"
            columns: ["kitchen", "user_id"]
            referencedRelation: "kitchen_members"
            referencedColumns: ["kitchen", "user_id"]
          },
        ]
      }
      pantry_items: {
        Row: {
          amount_stated: boolean
          best_before: string | null
          category: string
          created_at: string
          id: string
          ingredient: string | null
          kitchen: string
          name: string
          opened_at: string | null
          place: string | null
          quantity: number
          status: string
          stocked_at: string
          typed_as: string | null
          unit: string
          used_up_by: string | null
          user_id: string
        }
        Insert: {
          amount_stated?: boolean
          best_before?: string | null
          category?: string
          created_at?: string
          id?: string
          ingredient?: string | null
          kitchen?: string
          name: string
          opened_at?: string | null
          place?: string | null
          quantity?: number
          status?: string
          stocked_at?: string
          typed_as?: string | null
          unit?: string
          used_up_by?: string | null
          user_id?: string
        }
        Update: {
          amount_stated?: boolean
          best_before?: string | null
          category?: string
          created_at?: string
          id?: string
          ingredient?: string | null
          kitchen?: string
          name?: string
          opened_at?: string | null
          place?: string | null
          quantity?: number
          status?: string
          stocked_at?: string
          typed_as?: string | null
          unit?: string
          used_up_by?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pantry_items_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      pictures: {
        Row: {
          cleared_at: string | null
          created_at: string
          id: string
          purpose: string
          removed_at: string | null
          user_id: string
        }
        Insert: {
          cleared_at?: string | null
          created_at?: string
          id?: string
          purpose: string
          removed_at?: string | null
          user_id: string
        }
        Update: {
          cleared_at?: string | null
          created_at?: string
          id?: string
          purpose?: string
          removed_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "pictures_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "pictures_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      plan_features: {
        Row: {
          description: string
          feature: string
        }
        Insert: {
          description: string
          feature: string
        }
        Update: {
          description?: string
          feature?: string
        }
        Relationships: []
      }
      planned_meals: {
        Row: {
          cooked_at: string | null
          created_at: string
          day: string
          dish_address: string | null
          eaters: string[] | null
          id: string
          kind: string
          kitchen: string
          leftovers_of: string | null
          meal: string
          position: string
          recipe_id: number | null
          servings: number | null
          title: string
          user_id: string | null
        }
        Insert: {
          cooked_at?: string | null
          created_at?: string
          day: string
          dish_address?: string | null
          eaters?: string[] | null
          id?: string
          kind: string
          kitchen?: string
          leftovers_of?: string | null
          meal?: string
          position?: string
          recipe_id?: number | null
          servings?: number | null
          title: string
          user_id?: string | null
        }
        Update: {
          cooked_at?: string | null
          created_at?: string
          day?: string
          dish_address?: string | null
          eaters?: string[] | null
          id?: string
          kind?: string
          kitchen?: string
          leftovers_of?: string | null
          meal?: string
          position?: string
          recipe_id?: number | null
          servings?: number | null
          title?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "planned_meals_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      private_profiles: {
        Row: {
          dietary_settings: Json | null
          id: string
        }
        Insert: {
          dietary_settings?: Json | null
          id: string
        }
        Update: {
          dietary_settings?: Json | null
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: "private_profiles_id_fkey"
            columns: ["id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "private_profiles_id_fkey"
            columns: ["id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      public_profiles: {
        Row: {
          avatar_url: string | null
          created_at: string
          email: string | null
          id: string
          moderated: string | null
          name: string | null
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id: string
          moderated?: string | null
          name?: string | null
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id?: string
          moderated?: string | null
          name?: string | null
        }
        Relationships: []
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          p256dh: string
          pushed_at: string
          session_id: string | null
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          p256dh: string
          pushed_at?: string
          session_id?: string | null
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          p256dh?: string
          pushed_at?: string
          session_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "push_subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "push_subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_body_translations: {
        Row: {
          instructions: Json | null
          language: string
          notes: NonNullable<Json>
          recipe_id: number
          storage: string | null
          tip: string | null
        }
        Insert: {
          instructions?: Json | null
          language: string
          notes?: NonNullable<Json>
          recipe_id: number
          storage?: string | null
          tip?: string | null
        }
        Update: {
          instructions?: Json | null
          language?: string
          notes?: NonNullable<Json>
          recipe_id?: number
          storage?: string | null
          tip?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_body_translations_recipe_id_language_fkey"
            columns: ["recipe_id", "language"]
            referencedRelation: "recipe_translations"
            referencedColumns: ["recipe_id", "language"]
          },
        ]
      }
      recipe_cards: {
        Row: {
          active_minutes: number | null
          allergens: string[] | null
          assumed: string[]
          contains: string[]
          copied_from: number | null
          created_at: string
          cuisine: string[]
          deleted_at: string | null
          diets: string[]
          difficulty: string
          facts: string[]
          free_of: string[]
          id: number
          image: string | null
          is_popular: boolean
          is_premium: boolean
          is_seasonal: boolean
          key: string | null
          meal_type: string[]
          moderated: string | null
          owner_id: string | null
          rating: number
          ready_in_minutes: number
          review_count: number
          season: string[]
          servings: number
          slug: string | null
          source_name: string | null
          source_url: string | null
          summary: string
          tags: string[]
          title: string
          updated_at: string
          visibility: string
          visibility_before: string | null
        }
        Insert: {
          active_minutes?: number | null
          allergens?: string[] | null
          assumed?: string[]
          contains?: string[]
          copied_from?: number | null
          created_at?: string
          cuisine?: string[]
          deleted_at?: string | null
          diets?: string[]
          difficulty?: string
          facts?: string[]
          free_of?: string[]
          id?: number
          image?: string | null
          is_popular?: boolean
          is_premium?: boolean
          is_seasonal?: never
          key?: string | null
          meal_type?: string[]
          moderated?: string | null
          owner_id?: string | null
          rating?: number
          ready_in_minutes: number
          review_count?: number
          season?: string[]
          servings: number
          slug?: string | null
          source_name?: string | null
          source_url?: string | null
          summary?: string
          tags?: string[]
          title: string
          updated_at?: string
          visibility?: string
          visibility_before?: string | null
        }
        Update: {
          active_minutes?: number | null
          allergens?: string[] | null
          assumed?: string[]
          contains?: string[]
          copied_from?: number | null
          created_at?: string
          cuisine?: string[]
          deleted_at?: string | null
          diets?: string[]
          difficulty?: string
          facts?: string[]
          free_of?: string[]
          id?: number
          image?: string | null
          is_popular?: boolean
          is_premium?: boolean
          is_seasonal?: never
          key?: string | null
          meal_type?: string[]
          moderated?: string | null
          owner_id?: string | null
          rating?: number
          ready_in_minutes?: number
          review_count?: number
          season?: string[]
          servings?: number
          slug?: string | null
          source_name?: string | null
          source_url?: string | null
          summary?: string
          tags?: string[]
          title?: string
          updated_at?: string
          visibility?: string
          visibility_before?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_cards_copied_from_fkey"
            columns: ["copied_from"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_copied_from_fkey"
            columns: ["copied_from"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_owner_id_fkey"
            columns: ["owner_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_owner_id_fkey"
            columns: ["owner_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_collections: {
        Row: {
          color: string
          cover: string | null
          created_at: string
          description: string
          icon: string | null
          id: string
          is_default: boolean
          kitchen: string | null
          name: string
          user_id: string
        }
        Insert: {
          color?: string
          cover?: string | null
          created_at?: string
          description?: string
          icon?: string | null
          id?: string
          is_default?: boolean
          kitchen?: string | null
          name: string
          user_id?: string
        }
        Update: {
          color?: string
          cover?: string | null
          created_at?: string
          description?: string
          icon?: string | null
          id?: string
          is_default?: boolean
          kitchen?: string | null
          name?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "recipe_collections_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_details: {
        Row: {
          alternatives: Json | null
          instructions: NonNullable<Json>
          nutrition_info: Json | null
          recipe_id: number
          storage: string | null
          tip: string | null
        }
        Insert: {
          alternatives?: Json | null
          instructions?: NonNullable<Json>
          nutrition_info?: Json | null
          recipe_id: number
          storage?: string | null
          tip?: string | null
        }
        Update: {
          alternatives?: Json | null
          instructions?: NonNullable<Json>
          nutrition_info?: Json | null
          recipe_id?: number
          storage?: string | null
          tip?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_details_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_details_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_ingredients: {
        Row: {
          contexts: string[]
          ingredient_id: number | null
          is_main: boolean
          name: string | null
          optional: boolean
          position: number
          recipe_id: number
          section: string | null
          use: string
          without: string | null
        }
        Insert: {
          contexts?: string[]
          ingredient_id?: number | null
          is_main?: boolean
          name?: string | null
          optional?: boolean
          position: number
          recipe_id: number
          section?: string | null
          use?: string
          without?: string | null
        }
        Update: {
          contexts?: string[]
          ingredient_id?: number | null
          is_main?: boolean
          name?: string | null
          optional?: boolean
          position?: number
          recipe_id?: number
          section?: string | null
          use?: string
          without?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_ingredients_ingredient_id_fkey"
            columns: ["ingredient_id"]
            referencedRelation: "ingredients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_ingredients_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_ingredients_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_measures: {
        Row: {
          amount: number | null
          amount_max: number | null
          note: string | null
          original_text: string | null
          position: number
          recipe_id: number
          unit: string | null
          us: string | null
        }
        Insert: {
          amount?: number | null
          amount_max?: number | null
          note?: string | null
          original_text?: string | null
          position: number
          recipe_id: number
          unit?: string | null
          us?: string | null
        }
        Update: {
          amount?: number | null
          amount_max?: number | null
          note?: string | null
          original_text?: string | null
          position?: number
          recipe_id?: number
          unit?: string | null
          us?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_measures_recipe_id_position_fkey"
            columns: ["recipe_id", "position"]
            referencedRelation: "recipe_ingredients"
            referencedColumns: ["recipe_id", "position"]
          },
        ]
      }
      recipe_notes: {
        Row: {
          kitchen: string
          note: string
          recipe_id: number
          user_id: string
          written_at: string
        }
        Insert: {
          kitchen?: string
          note: string
          recipe_id: number
          user_id?: string
          written_at?: string
        }
        Update: {
          kitchen?: string
          note?: string
          recipe_id?: number
          user_id?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "recipe_notes_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      recipe_translations: {
        Row: {
          language: string
          recipe_id: number
          sections: NonNullable<Json>
          summary: string
          title: string
          without: NonNullable<Json>
          words: string
        }
        Insert: {
          language: string
          recipe_id: number
          sections?: NonNullable<Json>
          summary: string
          title: string
          without?: NonNullable<Json>
          words?: string
        }
        Update: {
          language?: string
          recipe_id?: number
          sections?: NonNullable<Json>
          summary?: string
          title?: string
          without?: NonNullable<Json>
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "recipe_translations_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_translations_recipe_id_fkey"
            columns: ["recipe_id"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
        ]
      }
      reports: {
        Row: {
          act_id: string | null
          author_id: string
          comment_id: string | null
          created_at: string
          id: string
          photo_id: string | null
          profile_id: string | null
          reason: string
          recipe_id: number | null
          reporter_id: string
          resolved_at: string | null
          snapshot: NonNullable<Json>
          subject: string
          subject_id: string
          words: string | null
        }
        Insert: {
          act_id?: string | null
          author_id?: string
          comment_id?: string | null
          created_at?: string
          id?: string
          photo_id?: string | null
          profile_id?: string | null
          reason: string
          recipe_id?: number | null
          reporter_id?: string
          resolved_at?: string | null
          snapshot?: NonNullable<Json>
          subject?: never
          subject_id?: never
          words?: string | null
        }
        Update: {
          act_id?: string | null
          author_id?: string
          comment_id?: string | null
          created_at?: string
          id?: string
          photo_id?: string | null
          profile_id?: string | null
          reason?: string
          recipe_id?: number | null
          reporter_id?: string
          resolved_at?: string | null
          snapshot?: NonNullable<Json>
          subject?: never
          subject_id?: never
          words?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "reports_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["reporter_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["reporter_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      shopping_list_items: {
        Row: {
          amount: string
          category: string
          checked: boolean
          created_at: string
          id: string
          ingredient: string | null
          kitchen: string
          list_id: string
          name: string
          source: string | null
          unit: string
          user_id: string
        }
        Insert: {
          amount?: string
          category?: string
          checked?: boolean
          created_at?: string
          id?: string
          ingredient?: string | null
          kitchen?: string
          list_id?: string
          name: string
          source?: string | null
          unit?: string
          user_id?: string
        }
        Update: {
          amount?: string
          category?: string
          checked?: boolean
          created_at?: string
          id?: string
          ingredient?: string | null
          kitchen?: string
          list_id?: string
          name?: string
          source?: string | null
          unit?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "shopping_list_items_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "shopping_list_items_kitchen_list_id_fkey"
            columns: ["kitchen", "list_id"]
            referencedRelation: "shopping_lists"
            referencedColumns: ["kitchen", "id"]
          },
        ]
      }
      shopping_lists: {
        Row: {
          created_at: string
          id: string
          is_default: boolean
          kitchen: string
          name: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_default?: boolean
          kitchen?: string
          name: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          is_default?: boolean
          kitchen?: string
          name?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "shopping_lists_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      shopping_records: {
        Row: {
          changed_at: string
          doc: NonNullable<Json>
          id: string
          kind: string
          kitchen: string
        }
        Insert: {
          changed_at?: string
          doc: NonNullable<Json>
          id: string
          kind: string
          kitchen: string
        }
        Update: {
          changed_at?: string
          doc?: NonNullable<Json>
          id?: string
          kind?: string
          kitchen?: string
        }
        Relationships: [
          {
            foreignKeyName: "shopping_records_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      shopping_versions: {
        Row: {
          kitchen: string
          version: number
        }
        Insert: {
          kitchen: string
          version?: number
        }
        Update: {
          kitchen?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "shopping_versions_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      staple_lists: {
        Row: {
          ingredients: string[]
          kitchen: string
          user_id: string
        }
        Insert: {
          ingredients: string[]
          kitchen?: string
          user_id?: string
        }
        Update: {
          ingredients?: string[]
          kitchen?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "staple_lists_kitchen_fkey"
            columns: ["kitchen"]
            referencedRelation: "kitchens"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_customers: {
        Row: {
          created_at: string
          customer_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          customer_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          customer_id?: string
          user_id?: string
        }
        Relationships: []
      }
      stripe_events: {
        Row: {
          created_at: string
          event_id: string
          received_at: string
          type: string
        }
        Insert: {
          created_at: string
          event_id: string
          received_at?: string
          type: string
        }
        Update: {
          created_at?: string
          event_id?: string
          received_at?: string
          type?: string
        }
        Relationships: []
      }
      stripe_orders: {
        Row: {
          amount_refunded: number
          amount_subtotal: number
          amount_total: number
          checkout_session_id: string | null
          created_at: string
          currency: string
          customer_id: string
          dispute: string | null
          id: number
          invoice_id: string | null
          payment_intent_id: string | null
          payment_status: string
          receipt_url: string | null
          status: string
        }
        Insert: {
          amount_refunded?: number
          amount_subtotal: number
          amount_total: number
          checkout_session_id?: string | null
          created_at?: string
          currency: string
          customer_id: string
          dispute?: string | null
          id?: never
          invoice_id?: string | null
          payment_intent_id?: string | null
          payment_status: string
          receipt_url?: string | null
          status: string
        }
        Update: {
          amount_refunded?: number
          amount_subtotal?: number
          amount_total?: number
          checkout_session_id?: string | null
          created_at?: string
          currency?: string
          customer_id?: string
          dispute?: string | null
          id?: never
          invoice_id?: string | null
          payment_intent_id?: string | null
          payment_status?: string
          receipt_url?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_orders_customer_id_fkey"
            columns: ["customer_id"]
            referencedRelation: "stripe_customers"
            referencedColumns: ["customer_id"]
          },
        ]
      }
      stripe_subscriptions: {
        Row: {
          cancel_at_period_end: boolean
          created_at: string
          current_period_end: number | null
          current_period_start: number | null
          customer_id: string
          price_id: string | null
          status: string
          subscription_id: string
          updated_at: string
        }
        Insert: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: number | null
          current_period_start?: number | null
          customer_id: string
          price_id?: string | null
          status: string
          subscription_id: string
          updated_at?: string
        }
        Update: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: number | null
          current_period_start?: number | null
          customer_id?: string
          price_id?: string | null
          status?: string
          subscription_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_subscriptions_customer_id_fkey"
            columns: ["customer_id"]
            referencedRelation: "stripe_customers"
            referencedColumns: ["customer_id"]
          },
        ]
      }
    }
    Views: {
      comment_reports: {
        Row: {
          comment_id: string | null
          created_at: string | null
          reason: string | null
          user_id: string | null
        }
        Insert: {
          comment_id?: string | null
          created_at?: string | null
          reason?: string | null
          user_id?: string | null
        }
        Update: {
          comment_id?: string | null
          created_at?: string | null
          reason?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["user_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          avatar_url: string | null
          created_at: string | null
          dietary_settings: Json | null
          email: string | null
          id: string | null
          name: string | null
          own_covers: Json | null
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string | null
          dietary_settings?: Json | null
          email?: string | null
          id?: string | null
          name?: string | null
        }
        Update: {
          avatar_url?: string | null
          created_at?: string | null
          dietary_settings?: Json | null
          email?: string | null
          id?: string | null
          name?: string | null
        }
        Relationships: []
      }
      recipes: {
        Row: {
          active_minutes: number | null
          allergens: string[] | null
          alternatives: Json | null
          assumed: string[] | null
          contains: string[] | null
          copied_from: number | null
          created_at: string | null
          cuisine: string[] | null
          diets: string[] | null
          difficulty: string | null
          free_of: string[] | null
          id: number | null
          image: string | null
          ingredients: Json | null
          instructions: Json | null
          is_popular: boolean | null
          is_premium: boolean | null
          is_recipe_of_the_day: boolean | null
          is_seasonal: boolean | null
          meal_type: string[] | null
          nutrition_info: Json | null
          owner_id: string | null
          rating: number | null
          ready_in_minutes: number | null
          review_count: number | null
          season: string[] | null
          servings: number | null
          slug: string | null
          source_name: string | null
          source_url: string | null
          storage: string | null
          summary: string | null
          tags: string[] | null
          tip: string | null
          title: string | null
          updated_at: string | null
          visibility: string | null
        }
        Insert: {
          active_minutes?: number | null
          allergens?: string[] | null
          alternatives?: Json | null
          assumed?: string[] | null
          contains?: string[] | null
          copied_from?: number | null
          created_at?: string | null
          cuisine?: string[] | null
          diets?: string[] | null
          difficulty?: string | null
          free_of?: string[] | null
          id?: number | null
          image?: string | null
          ingredients?: Json | null
          instructions?: Json | null
          is_popular?: boolean | null
          is_premium?: boolean | null
          is_recipe_of_the_day?: boolean | null
          is_seasonal?: boolean | null
          meal_type?: string[] | null
          nutrition_info?: Json | null
          owner_id?: string | null
          rating?: number | null
          ready_in_minutes?: number | null
          review_count?: number | null
          season?: string[] | null
          servings?: number | null
          slug?: string | null
          source_name?: string | null
          source_url?: string | null
          storage?: string | null
          summary?: string | null
          tags?: string[] | null
          tip?: string | null
          title?: string | null
          updated_at?: string | null
          visibility?: string | null
        }
        Update: {
          active_minutes?: number | null
          allergens?: string[] | null
          alternatives?: Json | null
          assumed?: string[] | null
          contains?: string[] | null
          copied_from?: number | null
          created_at?: string | null
          cuisine?: string[] | null
          diets?: string[] | null
          difficulty?: string | null
          free_of?: string[] | null
          id?: number | null
          image?: string | null
          ingredients?: Json | null
          instructions?: Json | null
          is_popular?: boolean | null
          is_premium?: boolean | null
          is_recipe_of_the_day?: boolean | null
          is_seasonal?: boolean | null
          meal_type?: string[] | null
          nutrition_info?: Json | null
          owner_id?: string | null
          rating?: number | null
          ready_in_minutes?: number | null
          review_count?: number | null
          season?: string[] | null
          servings?: number | null
          slug?: string | null
          source_name?: string | null
          source_url?: string | null
          storage?: string | null
          summary?: string | null
          tags?: string[] | null
          tip?: string | null
          title?: string | null
          updated_at?: string | null
          visibility?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recipe_cards_copied_from_fkey"
            columns: ["copied_from"]
            referencedRelation: "recipe_cards"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_copied_from_fkey"
            columns: ["copied_from"]
            referencedRelation: "recipes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_owner_id_fkey"
            columns: ["owner_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "recipe_cards_owner_id_fkey"
            columns: ["owner_id"]
            referencedRelation: "public_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_user_orders: {
        Row: {
          amount_refunded: number | null
          amount_subtotal: number | null
          amount_total: number | null
          checkout_session_id: string | null
          currency: string | null
          customer_id: string | null
          order_date: string | null
          order_id: number | null
          order_status: string | null
          payment_intent_id: string | null
          payment_status: string | null
          receipt_url: string | null
        }
        Insert: {
          amount_refunded?: number | null
          amount_subtotal?: number | null
          amount_total?: number | null
          checkout_session_id?: string | null
          currency?: string | null
          customer_id?: string | null
          order_date?: string | null
          order_id?: number | null
          order_status?: never
          payment_intent_id?: string | null
          payment_status?: string | null
          receipt_url?: string | null
        }
        Update: {
          amount_refunded?: number | null
          amount_subtotal?: number | null
          amount_total?: number | null
          checkout_session_id?: string | null
          currency?: string | null
          customer_id?: string | null
          order_date?: string | null
          order_id?: number | null
          order_status?: never
          payment_intent_id?: string | null
          payment_status?: string | null
          receipt_url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "stripe_orders_customer_id_fkey"
            columns: ["customer_id"]
            referencedRelation: "stripe_customers"
            referencedColumns: ["customer_id"]
          },
        ]
      }
      stripe_user_subscriptions: {
        Row: {
          cancel_at_period_end: boolean | null
          current_period_end: number | null
          current_period_start: number | null
          customer_id: string | null
          price_id: string | null
          subscription_id: string | null
          subscription_status: string | null
        }
        Insert: {
          cancel_at_period_end?: boolean | null
          current_period_end?: number | null
          current_period_start?: number | null
          customer_id?: string | null
          price_id?: string | null
          subscription_id?: string | null
          subscription_status?: string | null
        }
        Update: {
          cancel_at_period_end?: boolean | null
          current_period_end?: number | null
          current_period_start?: number | null
          customer_id?: string | null
          price_id?: string | null
          subscription_id?: string | null
          subscription_status?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: {
        Args: { bring: boolean; code: string; shares_diet?: boolean }
        Returns: string
      }
      activity_feed: {
        Args: { before?: string; before_id?: string; page_size?: number }
        Returns: {
          content: string
          created_at: string
          id: string
          other_id: string
          other_name: string
          rating: number
          recipe_id: number
          recipe_image: string
          recipe_owner: string
          recipe_title: string
          type: string
          user_avatar: string
          user_id: string
          user_name: string
        }[]
      }
      apply_shopping_operations: {
        Args: { account: string; epoch?: number; operations: Json }
        Returns: Json
      }
      apply_stripe_event: {
        Args: {
          asked_anew?: boolean
          customer_id?: string
          event_id: string
          event_type: string
          payment?: Json
          stated_at: number
          subscription?: Json
        }
        Returns: string
      }
      begin_chef_answer: {
        Args: {
          absent?: string[]
          per_service: number
          person: string
          recipes: number[]
        }
        Returns: {
          dietary_settings: Json
          ingredients: string[]
          recipe_names: Json
        }[]
      }
      begin_import: { Args: Record<PropertyKey, never>; Returns: undefined }
      begin_picture: {
        Args: { purpose: string }
        Returns: {
          owner: string
          picture: string
        }[]
      }
      blocked_people: {
        Args: Record<PropertyKey, never>
        Returns: {
          avatar_url: string
          blocked_at: string
          id: string
          name: string
        }[]
      }
      can_use: { Args: { feature: string }; Returns: boolean }
      change_shared_collection: {
        Args: { collection: string; held: boolean; recipe: number }
        Returns: undefined
      }
      clear_pictures: { Args: { paths: string[] }; Returns: undefined }
      comment_replies: {
        Args: { comment: string; page_after?: string; page_size?: number }
        Returns: {
          avatar_url: string
          content: string
          created_at: string
          folded: string
          id: string
          is_liked: boolean
          likes: number
          page_cursor: string
          parent_comment_id: string
          rating: number
          reply_count: number
          updated_at: string
          user_id: string
          user_name: string
        }[]
      }
      comment_summary: {
        Args: { recipe: number }
        Returns: {
          comment_count: number
          is_own: boolean
          own_rating: number
          rating: number
          review_count: number
        }[]
      }
      comment_threads: {
        Args: {
          page_after?: string
          page_size?: number
          recipe: number
          sort?: string
        }
        Returns: {
          avatar_url: string
          content: string
          created_at: string
          folded: string
          id: string
          is_liked: boolean
          likes: number
          page_cursor: string
          parent_comment_id: string
          rating: number
          reply_count: number
          updated_at: string
          user_id: string
          user_name: string
        }[]
      }
      count_recipes: {
        Args: {
          cuisines?: string[]
          difficulties?: string[]
          exact_text?: boolean
          facts?: string[]
          language?: string
          max_minutes?: number
          max_missing?: number
          meals?: string[]
          min_rating?: number
          pantry?: Json
          preferences?: string[]
          premium?: boolean
          restrictions?: string[]
          scope?: string
          search_text?: string
          seasons?: string[]
          staples?: string[]
          with_facets?: boolean
          with_others?: boolean
        }
        Returns: Json
      }
      current_versions: {
        Args: Record<PropertyKey, never>
        Returns: {
          age: number
          kind: string
          version: number
        }[]
      }
      delete_recipe: { Args: { recipe: number }; Returns: boolean }
      end_kitchen: { Args: { kitchen: string }; Returns: undefined }
      end_own_session: { Args: { session: string }; Returns: boolean }
      erase_account: { Args: { account: string }; Returns: boolean }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      followed_by: {
        Args: {
          before?: string
          before_id?: string
          page_size?: number
          person: string
        }
        Returns: {
          avatar_url: string
          followed_at: string
          id: string
          is_following: boolean
          name: string
        }[]
      }
      followers_of: {
        Args: {
          before?: string
          before_id?: string
          page_size?: number
          person: string
        }
        Returns: {
          avatar_url: string
          followed_at: string
          id: string
          is_following: boolean
          name: string
        }[]
      }
      found_kitchen: { Args: { bring: boolean; name: string }; Returns: string }
      has_password: { Args: Record<PropertyKey, never>; Returns: boolean }
      invite_to_kitchen: {
        Args: { kitchen: string; role: string }
        Returns: Json
      }
      keep_push_subscription: {
        Args: { address: string; public_key: string; secret: string }
        Returns: undefined
      }
      kitchen_people: {
        Args: Record<PropertyKey, never>
        Returns: {
          epoch: number
          here: boolean
          home: boolean
          kitchen: string
          members: Json
          name: string
          role: string
        }[]
      }
      leave_kitchen: {
        Args: { kitchen: string; next_owner?: string; take: boolean }
        Returns: undefined
      }
      leaving: { Args: { kitchen: string }; Returns: Json }
      make_meal_plan_feed: { Args: { kitchen: string }; Returns: Json }
      meal_plan_of_feed: {
        Args: { ahead: number; past: number; secret: string }
        Returns: Json
      }
      moderation_act: {
        Args: { act: string; message?: string; thing: string; thing_id: string }
        Returns: string
      }
      moderation_acts: {
        Args: { before?: string; before_id?: string; page_size?: number }
        Returns: {
          author_id: string
          author_name: string
          id: string
          kind: string
          made_at: string
          made_by: string
          thing: string
          thing_id: string
          title: string
          undone_at: string
          words: string
        }[]
      }
      moderation_reports: {
        Args: { after?: string; after_id?: string; page_size?: number }
        Returns: {
          author_id: string
          author_name: string
          current_content: Json
          first_reported_at: string
          is_judgeable: boolean
          reasons: Json
          report_count: number
          snapshot: Json
          thing: string
          thing_id: string
        }[]
      }
      moderation_right: { Args: Record<PropertyKey, never>; Returns: boolean }
      moderation_undo: { Args: { act: string }; Returns: boolean }
      move_to_kitchen: { Args: { kitchen: string }; Returns: undefined }
      note_deletion_asked: {
        Args: { account: string; session?: string }
        Returns: undefined
      }
      own_covers: {
        Args: { profile: Database["public"]["Views"]["profiles"]["Row"] }
        Returns: Json
      }
      own_notifications: {
        Args: { before?: string; before_id?: string; page_size?: number }
        Returns: {
          act: string
          actor_avatar: string
          actor_id: string
          actor_name: string
          comment_id: string
          created_at: string
          excerpt: string
          id: string
          kind: string
          list_id: string
          list_name: string
          outcome: string
          parent_comment_id: string
          person_id: string
          read_at: string
          recipe_id: number
          recipe_owner: string
          recipe_title: string
          subject: string
          subject_title: string
          things: number
        }[]
      }
      own_security_log: {
        Args: { before?: string; before_id?: string; page_size?: number }
        Returns: {
          detail: string
          happened_at: string
          id: string
          ip: string
          is_current: boolean
          kind: string
          user_agent: string
        }[]
      }
      own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          is_current: boolean
          signed_in_at: string
          used_at: string
          user_agent: string
        }[]
      }
      person: {
        Args: { person: string }
        Returns: {
          avatar_url: string
          badges: Json
          cooking_level: string
          cooks: number
          dietary_preferences: string[]
          email: string
          favorite_cuisines: string[]
          followers_count: number
          following_count: number
          follows_me: boolean
          id: string
          is_blocked: boolean
          is_following: boolean
          joined_at: string
          name: string
          recipes_shared: number
          total_likes: number
        }[]
      }
      person_activity: {
        Args: {
          before?: string
          before_id?: string
          page_size?: number
          person: string
        }
        Returns: {
          content: string
          created_at: string
          id: string
          other_id: string
          other_name: string
          rating: number
          recipe_id: number
          recipe_image: string
          recipe_owner: string
          recipe_title: string
          type: string
          user_avatar: string
          user_id: string
          user_name: string
        }[]
      }
      rate_recipe: {
        Args: { recipe: number; stars?: number }
        Returns: undefined
      }
      read_notifications: {
        Args: { ids?: string[]; until?: string }
        Returns: undefined
      }
      recipe_of_the_day: {
        Args: { hemisphere?: string; on_date: string }
        Returns: {
          cuisine: string[]
          difficulty: string
          id: number
          image: string
          is_for_everyone: boolean
          is_premium: boolean
          rating: number
          ready_in_minutes: number
          review_count: number
          summary: string
          title: string
        }[]
      }
      recipe_teasers: {
        Args: { hemisphere?: string; on_date: string }
        Returns: {
          feature: string
          id: number
          image: string
          title: string
        }[]
      }
      recommended_recipes: {
        Args: { page_size?: number }
        Returns: {
          assumed: string[]
          cuisine: string[]
          difficulty: string
          id: number
          image: string
          is_premium: boolean
          rating: number
          ready_in_minutes: number
          reason: string
          reason_count: number
          reason_name: string
          review_count: number
          title: string
        }[]
      }
      recovery_state: {
        Args: Record<PropertyKey, never>
        Returns: {
          codes_left: number
          used_at: string
        }[]
      }
      released_pictures: { Args: Record<PropertyKey, never>; Returns: string[] }
      remove_member: {
        Args: { kitchen: string; member: string }
        Returns: undefined
      }
      rename_kitchen: {
        Args: { kitchen: string; name: string }
        Returns: undefined
      }
      renew_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      restore_comment: { Args: { comment: string }; Returns: boolean }
      restore_recipe: { Args: { recipe: number }; Returns: boolean }
      save_recipe: { Args: { recipe: Json }; Returns: number }
      save_recipes: { Args: { recipes: Json }; Returns: Json }
      search_recipes: {
        Args: {
          cuisines?: string[]
          difficulties?: string[]
          exact_text?: boolean
          facts?: string[]
          language?: string
          max_minutes?: number
          max_missing?: number
          meals?: string[]
          min_rating?: number
          mode?: string
          page_after?: string
          page_size?: number
          pantry?: Json
          preferences?: string[]
          premium?: boolean
          restrictions?: string[]
          scope?: string
          search_text?: string
          seasons?: string[]
          sort?: string
          staples?: string[]
          with_others?: boolean
        }
        Returns: {
          allergens: string[]
          assumed: string[]
          band: string
          contains: string[]
          credit: number
          cuisine: string[]
          diets: string[]
          difficulty: string
          free_of: string[]
          id: number
          image: string
          is_premium: boolean
          meal_type: string[]
          missed_ingredient_count: number
          needs: Json
          owner_id: string
          page_cursor: string
          rating: number
          read_as: string
          ready_in_minutes: number
          review_count: number
          season: string[]
          servings: number
          slug: string
          tags: string[]
          title: string
          urgency: number
          used_ingredient_count: number
        }[]
      }
      seasonal_recipes: {
        Args: { hemisphere: string; month: number; page_size?: number }
        Returns: {
          assumed: string[]
          cuisine: string[]
          difficulty: string
          fresh: string[]
          id: number
          image: string
          is_premium: boolean
          rating: number
          ready_in_minutes: number
          review_count: number
          title: string
        }[]
      }
      seen_invitation: { Args: { code: string }; Returns: Json }
      set_member_role: {
        Args: { kitchen: string; member: string; role: string }
        Returns: undefined
      }
      set_notification_way: {
        Args: { about: string; wanted: boolean; way: string; zone?: string }
        Returns: undefined
      }
      set_portrait: { Args: { picture: string }; Returns: string[] }
      set_recipe_visibility: {
        Args: { recipe: number; visibility: string }
        Returns: boolean
      }
      share_diet: {
        Args: { kitchen: string; shares: boolean }
        Returns: undefined
      }
      shared_collections: {
        Args: { kitchen: string }
        Returns: {
          color: string
          cover: string
          created_at: string
          description: string
          icon: string
          id: string
          left_out: number
          name: string
          owner: string
          recipes: number[]
        }[]
      }
      shopping_snapshot: { Args: { kitchen?: string }; Returns: Json }
      table_of_kitchen: {
        Args: { kitchen?: string; with_unshared?: boolean }
        Returns: {
          added_by: string
          dietary_settings: Json
          id: string
          member: boolean
          name: string
        }[]
      }
      take_recovery_code: {
        Args: { code: string; person: string }
        Returns: boolean
      }
      was_erased: { Args: { account: string }; Returns: boolean }
      withdraw_invitation: { Args: { invitation: string }; Returns: undefined }
      withdraw_meal_plan_feed: { Args: { kitchen: string }; Returns: undefined }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
