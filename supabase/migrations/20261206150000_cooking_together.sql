-- One timeline of several dishes belongs to the plan; cooking each by itself does not.

insert into public.plan_features (feature, description) values
  ('cooking_together', 'Several dishes done at the same time')
on conflict (feature) do nothing;
