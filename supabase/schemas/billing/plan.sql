-- What the plan opens, and to whom.

create table public.plan_features (
  feature text primary key,
  description text not null
);

insert into public.plan_features (feature, description) values
  ('unlimited_recipes', 'Save as many recipes as you like'),
  ('advanced_search', 'Every filter and order when you search'),
  ('unlimited_collections', 'As many collections as you like'),
  ('multiple_shopping_lists', 'More than one shopping list'),
  ('advanced_dietary_filters', 'Filter by every part of your dietary settings'),
  ('recipe_scaling', 'Scale a recipe to the number you cook for'),
  ('nutritional_info', 'Nutritional information for each recipe'),
  ('recommendations', 'Recipes recommended for you'),
  ('premium_recipes', 'Premium recipes'),
  ('seasonal_suggestions', 'What to cook this season'),
  ('recipe_of_the_day', 'The recipe of the day'),
  ('ai_assistant', 'The Personal Chef'),
  ('week_filling', 'A week filled from what is at home'),
  ('cooking_together', 'Several dishes done at the same time'),
  ('recipe_creation', 'Create and share your own recipes'),
  ('community', 'What the cooks you follow are making');
comment on table public.plan_features is 'What the premium plan opens. Both plans include all of it.';

alter table public.plan_features enable row level security;
grant select on public.plan_features to anon, authenticated;
grant select, insert, update, delete on public.plan_features to service_role;
create policy "everyone reads what the plan opens" on public.plan_features
  for select to anon, authenticated using (true);

create table private.installation (
  singleton boolean primary key default true constraint one_row check (singleton),
  plan text not null default 'paid' constraint plan_word check (plan in ('paid', 'everyone'))
);
comment on table private.installation is
  'One row: what the operator set that decides access. Written by the server at each start; on hosted Supabase by hand.';
comment on column private.installation.plan is
  'Who has what the plan opens: `paid`, trial and subscribers; `everyone`, whoever has an account.';
insert into private.installation default values;

alter table private.installation enable row level security;
grant select, update on private.installation to service_role;
create policy "the operator alone sets up" on private.installation
  for all to service_role using (true) with check (true);

create function private.has_access(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    private.is_granted(account)
    or private.is_covered(account)
    or exists (
      select
      from public.stripe_customers as customer
      join public.stripe_subscriptions as subscription using (customer_id)
      where customer.user_id = account and subscription.status = 'active'
    )
    or exists (
      select
      from public.public_profiles as profile
      join auth.users as person on person.id = profile.id
      where
        profile.id = account
        and person.is_anonymous is not true
        -- Hours, not days: a day of a session's time zone may have 23 or 25 of them.
        and now() < profile.created_at + interval '336 hours'
    )
    or exists (
      select
      from private.installation as here
      join auth.users as person on person.id = account
      where here.plan = 'everyone' and person.is_anonymous is not true
    )
$$;
comment on function private.has_access(uuid) is
  'Whether an account is in its trial of 14 days, has an active subscription, cooks with somebody who has, was given access by hand, or needs none of them here. The same rule as domain/access.ts.';
grant execute on function private.has_access(uuid) to anon, authenticated, service_role;

create function public.can_use(feature text) returns boolean
language sql stable set search_path = ''
as $$
  select
    private.has_access((select auth.uid()))
    and exists (select from public.plan_features as included where included.feature = can_use.feature)
$$;
comment on function public.can_use(text) is
  'Whether the caller may use a feature of the plan now; false for a visitor and for an unknown feature.';
grant execute on function public.can_use(text) to anon, authenticated, service_role;

create function private.require_feature(feature text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.can_use(feature) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege',
      detail = feature,
      hint = 'This is part of the free trial and of every plan.';
  end if;
end
$$;
comment on function private.require_feature(text) is
  'Raises 42501 `feature_required`, with the feature''s name as its detail, for who has no access to it.';
grant execute on function private.require_feature(text) to anon, authenticated, service_role;

create function private.permits(feature text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_feature(feature);
  return true;
end
$$;
comment on function private.permits(text) is
  'For policies: true, or 42501 `feature_required` with the feature''s name as its detail.';
grant execute on function private.permits(text) to authenticated;
