-- Filling a week belongs to the plan; planning by hand does not.

insert into public.plan_features (feature, description) values
  ('week_filling', 'A week filled from what is at home')
on conflict (feature) do nothing;
