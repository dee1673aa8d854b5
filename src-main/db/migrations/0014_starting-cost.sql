ALTER TABLE `character` ADD `starting_cost` integer;--> statement-breakpoint
ALTER TABLE `squad` ADD `starting_cost` integer;--> statement-breakpoint
ALTER TABLE `vehicle` ADD `starting_cost` integer;--> statement-breakpoint
UPDATE `squad` SET `starting_cost` = 0 WHERE `warband_id` IN (SELECT `id` FROM `warband` WHERE `has_fought` = 1);